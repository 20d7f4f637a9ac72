import { parseCustomAddress } from '@passepartout/content-model/links/custom-address'

const WRONG_ADDRESS =
  'Start with https://, mailto:, tel:, / for a page of this site, or # for a part of this page; no password and no backslash in it.'
const WRONG_SECURE_ADDRESS = 'A whole address that starts with https://, such as https://www.wayfare.example/app/.'

/** For a field that may hold an address of any kind that a link can have. */
export function validateAddress(value: unknown): true | string {
  return !value || parseCustomAddress(String(value)) !== undefined || WRONG_ADDRESS
}

/** For a field that leads off the site: https alone. */
export function validateSecureAddress(value: unknown): true | string {
  return !value || /^https:/i.test(parseCustomAddress(String(value)) ?? '') || WRONG_SECURE_ADDRESS
}
