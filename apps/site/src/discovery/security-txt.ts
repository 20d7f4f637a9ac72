import { isEmailAddress } from '@passepartout/content-model/contact/email'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { AskedFile } from '../request/address/resolve-address.ts'

const DAY = 86_400_000
/** Days for which the file may be believed; counted from the day on which it is read, so that it never runs out. */
const LASTS = 90

interface SecuritySources extends Pick<AskedFile, 'environment' | 'host'> {
  /** Where faults are told: an address that the operator set. */
  readonly contact: string | undefined
  /** Those of the host, in each of their languages. */
  readonly sites: readonly SiteDocument[]
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * `/.well-known/security.txt` (RFC 9116): whom to tell of a weakness, until when the file holds, and in which languages.
 *
 * @returns `undefined` where nobody can be told: no contact is set, and the host's sites have no mailbox
 */
export function buildSecurityTxt({ environment, host, contact, sites, now }: SecuritySources): string | undefined {
  const contacts = contact === undefined ? mailboxesOf(sites) : [contact]
  if (contacts.length === 0) return undefined
  const languages = [...new Set(['en', ...sites.map(({ lang }) => lang)])]
  const expires = new Date((Math.floor(now / DAY) + LASTS) * DAY).toISOString()
  const isCanonical = environment === 'production' && host !== undefined
  return [
    ...contacts.map((address) => `Contact: ${address}`),
    `Expires: ${expires}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(isCanonical ? [`Canonical: https://${host}/.well-known/security.txt`] : []),
    '',
  ].join('\n')
}

function mailboxesOf(sites: readonly SiteDocument[]): readonly string[] {
  const written = sites.flatMap(({ contacts }) => contacts.map(({ phoneNumber }) => phoneNumber.trim()))
  return [...new Set(written.filter(isEmailAddress))].map((address) => `mailto:${encodeURI(address)}`)
}
