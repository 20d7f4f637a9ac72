import { parseCustomAddress } from '@passepartout/content-model/links/custom-address'
import { isWithinDomains } from '@passepartout/content-model/links/domains'
import type { PayloadRequest } from 'payload'
import { rightsOf } from '../../access/rights.ts'
import { unless } from '../../messages/check-value.ts'
import { type Message, message } from '../../messages/message.ts'
import { loadSettings, type Settings } from '../../server/settings.ts'
import { checkAddress, checkSecureAddress } from './validate-address.ts'

type Domains = Pick<Settings, 'siteDomains' | 'partnerDomains'>

/** What of Payload's options a check of a domain looks at. */
export interface FieldOptions {
  readonly previousValue?: unknown
  readonly req?: { readonly user?: unknown }
}

/** The same as Payload gives it. */
export interface FormFieldOptions extends FieldOptions {
  readonly req: PayloadRequest
}

/**
 * For a host or domain of a site: one of the domains that are configured for the installation, or below one. What was stored
 * before stays, so that a site can be saved whose domain is configured no longer.
 *
 * @returns true, or a message with the way out
 */
export function checkSiteDomain(
  value: unknown,
  { previousValue }: FieldOptions,
  domains: Domains = loadSettings(),
): true | Message {
  const { siteDomains } = domains
  if (value === previousValue || isWithinDomains(String(value), siteDomains)) return true
  return siteDomains.length > 0
    ? message('site.domainsOfInstallation', { domains: siteDomains.join(', ') })
    : message('site.noDomains')
}

/** For an address over https to which all pages of a site lead: of the installation's own domains, or of its partners'. */
export function checkPartnerAddress(
  value: unknown,
  options: FieldOptions,
  domains: Domains = loadSettings(),
): true | Message {
  const found = checkSecureAddress(value)
  return found === true ? checkTarget(value, options, domains) : found
}

/** The same for one that may also be of this site, a mailbox or a phone number. */
export function checkSharedAddress(
  value: unknown,
  options: FieldOptions,
  domains: Domains = loadSettings(),
): true | Message {
  const found = checkAddress(value)
  return found === true ? checkTarget(value, options, domains) : found
}

function checkTarget(value: unknown, { previousValue }: FieldOptions, domains: Domains): true | Message {
  const isRight = !value || value === previousValue || !leavesInstallation(String(value), domains)
  return unless(isRight, 'link.domainsOfPartners', { domains: listOf(domains) })
}

/**
 * For an address that stands in for many pages, as in a menu or a redirect: administrators may lead visitors anywhere, other
 * accounts within the installation and to its partners.
 */
export function checkLead(
  value: unknown,
  { previousValue, req }: FieldOptions,
  domains: Domains = loadSettings(),
): true | Message {
  const rights = rightsOf(req?.user)
  if (!value || value === previousValue || !rights || rights.role === 'admin') return true
  return unless(!leavesInstallation(String(value), domains), 'account.leadsElsewhere', { domains: listOf(domains) })
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
