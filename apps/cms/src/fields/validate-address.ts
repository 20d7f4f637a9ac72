import { parseCustomAddress } from '@passepartout/content-model/links/custom-address'

/** Longer ones are cut by whoever passes them on. */
const LONGEST_ADDRESS = 2000
export const TOO_LONG = 'An address has at most 2,000 characters.'

const WRONG_ADDRESS =
  'Start with https://, mailto:, tel:, / for a page of this site, or # for a part of this page; no password and no backslash in it.'
const WRONG_SECURE_ADDRESS = 'A whole address that starts with https://, such as https://www.wayfare.example/app/.'

/** For a field that may hold an address of any kind that a link can have. */
export function validateAddress(value: unknown): true | string {
  if (isTooLong(value)) return TOO_LONG
  return !value || parseCustomAddress(String(value)) !== undefined || WRONG_ADDRESS
}

/** For a field that leads off the site: https alone. */
export function validateSecureAddress(value: unknown): true | string {
  if (isTooLong(value)) return TOO_LONG
  return !value || /^https:/i.test(parseCustomAddress(String(value)) ?? '') || WRONG_SECURE_ADDRESS
}

export function isTooLong(value: unknown): boolean {
  return typeof value === 'string' && value.length > LONGEST_ADDRESS
}
