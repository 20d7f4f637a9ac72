import { isEmailAddress } from '@passepartout/content-model/contact/email'
import { isPhoneNumber } from '@passepartout/content-model/contact/phone-number'

const WRONG_MAILBOX = 'A mail address alone, such as help@wayfare.example.'
const WRONG_PHONE_NUMBER =
  'Only digits, the letters A to Z, spaces and + - ( ) . / with at least three digits or letters, such as +44 20 7946 0018 or 1-800-WAYFARE.'

/** For a field that must hold a mail address and nothing else (specification, section 5, "Email check"). */
export function validateMailAddress(value: unknown): true | string {
  return isEmailAddress(String(value ?? '').trim()) || WRONG_MAILBOX
}

/** For a contact's phone number or mailbox: the field beside it says which of the two. */
export function validateContact(
  value: unknown,
  { siblingData }: { readonly siblingData: { readonly ctaType?: unknown } },
): true | string {
  if (siblingData.ctaType === 'mailto') return validateMailAddress(value)
  return isPhoneNumber(String(value ?? '').trim()) || WRONG_PHONE_NUMBER
}
