import { isEmailAddress } from '@passepartout/content-model/contact/email'
import { isPhoneNumber } from '@passepartout/content-model/contact/phone-number'
import type { PayloadRequest } from 'payload'
import { messageUnless } from '../../messages/create-validator.ts'
import type { Message } from '../../messages/message.ts'

/** Checks a mail address (specification, section 5, "Email check"). */
export function checkMailAddress(value: unknown): true | Message {
  return messageUnless(isEmailAddress(String(value ?? '').trim()), 'contact.mail')
}

/** Checks a contact's phone number or mailbox: the field beside it says which of the two. */
export function checkContact(
  value: unknown,
  { siblingData }: { readonly siblingData: { readonly ctaType?: unknown }; readonly req: PayloadRequest },
): true | Message {
  if (siblingData.ctaType === 'mailto') return checkMailAddress(value)
  return messageUnless(isPhoneNumber(String(value ?? '').trim()), 'contact.phone')
}
