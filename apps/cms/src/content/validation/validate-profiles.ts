import { type Message, message } from '../../messages/message.ts'
import { checkSecureAddress } from './validate-link-address.ts'

export const MOST_PROFILES = 20

/** Checks the address of a profile on another host. */
export function checkProfile(value: unknown): true | Message {
  return value ? checkSecureAddress(value) : message('link.secureAddress')
}

/** Checks the rows of all profiles together; Payload's own checks of a list do not run beside it. */
export function checkProfiles(rows: unknown): true | Message {
  const addresses = Array.isArray(rows) ? rows.map((row) => normaliseProfileAddress(row.address)) : []
  const twice = addresses.find((address, place) => address !== '' && addresses.indexOf(address) < place)
  if (twice !== undefined) return message('site.profileTwice', { address: twice })
  return addresses.length > MOST_PROFILES ? message('site.profilesMost', { most: MOST_PROFILES }) : true
}

/** The address as it is published, in its usual form; empty for what is none. */
export function normaliseProfileAddress(address: unknown): string {
  return typeof address === 'string' ? (URL.parse(address.trim())?.href ?? '') : ''
}
