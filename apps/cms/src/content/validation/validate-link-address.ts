import { parseSafeHref } from '@passepartout/content-model/links/parse-safe-href'
import { messageUnless } from '../../messages/create-validator.ts'
import { type Message, message } from '../../messages/message.ts'

/** Longer addresses are cut by proxies and clients. */
const MAX_ADDRESS_LENGTH = 2000
export const ADDRESS_TOO_LONG_MESSAGE = message('address.tooLong', { most: MAX_ADDRESS_LENGTH })

/** Checks an address of any kind that a link can have. */
export function checkLinkAddress(value: unknown): true | Message {
  if (isAddressTooLong(value)) return ADDRESS_TOO_LONG_MESSAGE
  return messageUnless(!value || parseSafeHref(String(value)) !== undefined, 'link.address')
}

/** Checks an address on another host: only https. */
export function checkSecureAddress(value: unknown): true | Message {
  if (isAddressTooLong(value)) return ADDRESS_TOO_LONG_MESSAGE
  return messageUnless(!value || /^https:/i.test(parseSafeHref(String(value)) ?? ''), 'link.secureAddress')
}

export function isAddressTooLong(value: unknown): boolean {
  return typeof value === 'string' && value.length > MAX_ADDRESS_LENGTH
}
