import { parseCustomAddress } from '@passepartout/content-model/links/custom-address'
import { isWithinDomains } from '@passepartout/content-model/links/domains'
import { rightsOf } from '../access/rights.ts'
import { loadSettings, type Settings } from '../settings.ts'
import { validateAddress, validateSecureAddress } from './validate-address.ts'

type Domains = Pick<Settings, 'siteDomains' | 'partnerDomains'>

/** What of Payload's options a check of a domain looks at. */
export interface Asked {
  readonly previousValue?: unknown
  readonly req?: { readonly user?: unknown }
}

/**
 * For a host or domain of a site: one of the domains that are configured for the installation, or below one. What was stored
 * before stays, so that a site can be saved whose domain is configured no longer.
 *
 * @returns true, or a sentence with the way out
 */
export function validateSiteDomain(value: unknown, { previousValue }: Asked, domains: Domains = loadSettings()) {
  const { siteDomains } = domains
  if (value === previousValue || isWithinDomains(String(value), siteDomains)) return true
  return siteDomains.length > 0
    ? `Sites may be at: ${siteDomains.join(', ')}. An operator adds a domain in the setting SITE_DOMAINS.`
    : 'No domain is configured for sites: an operator names it in the setting SITE_DOMAINS.'
}

/** For an address over https to which all pages of a site lead: of the installation's own domains, or of its partners'. */
export function validatePartnerAddress(value: unknown, asked: Asked, domains: Domains = loadSettings()) {
  const verdict = validateSecureAddress(value)
  return verdict === true ? faultOfTarget(value, asked, domains) : verdict
}

/** The same for one that may also be of this site, a mailbox or a phone number. */
export function validateSharedAddress(value: unknown, asked: Asked, domains: Domains = loadSettings()) {
  const verdict = validateAddress(value)
  return verdict === true ? faultOfTarget(value, asked, domains) : verdict
}

function faultOfTarget(value: unknown, { previousValue }: Asked, domains: Domains): true | string {
  if (!value || value === previousValue || !leavesInstallation(String(value), domains)) return true
  return `This may lead to: ${listOf(domains)}. An operator adds a domain in the setting PARTNER_DOMAINS.`
}

/**
 * For an address that stands in for many pages, as in a menu or a redirect: administrators may lead visitors anywhere, other
 * accounts within the installation and to its partners.
 */
export function validateLead(value: unknown, { previousValue, req }: Asked, domains: Domains = loadSettings()) {
  const rights = rightsOf(req?.user)
  if (!value || value === previousValue || !rights || rights.role === 'admin') return true
  if (!leavesInstallation(String(value), domains)) return true
  return `Your account may lead visitors to: ${listOf(domains)}. An administrator may lead them elsewhere.`
}

function listOf({ siteDomains, partnerDomains }: Domains): string {
  return [...siteDomains, ...partnerDomains].join(', ')
}

/** Mailboxes and phone numbers are somebody's outside, too. */
function leavesInstallation(address: string, { siteDomains, partnerDomains }: Domains): boolean {
  const parsed = parseCustomAddress(address)
  if (parsed === undefined || !/^[a-z][a-z\d+.-]*:/i.test(parsed)) return false
  const { protocol, hostname } = new URL(parsed)
  return !/^https?:$/.test(protocol) || !isWithinDomains(hostname, [...siteDomains, ...partnerDomains])
}
