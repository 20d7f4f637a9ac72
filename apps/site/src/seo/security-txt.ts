import { isEmailAddress } from '@passepartout/content-model/contact/email'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { FileRequest } from '../request/address/resolve-address.ts'

const DAY = 86_400_000
/** Days until the file expires, counted from the day of the request, so that it never expires. */
const LASTS = 90

interface SecuritySources extends Pick<FileRequest, 'environment' | 'host'> {
  /** Contact address from the settings. */
  readonly contact: string | undefined
  /** The host's sites in each language. */
  readonly sites: readonly SiteDocument[]
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * `/.well-known/security.txt` (RFC 9116): contact, expiry and languages.
 *
 * @returns `undefined` without a contact: none is set, and the host's sites have no mailbox
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
