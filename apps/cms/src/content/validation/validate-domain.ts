import { isWithinDomains } from '@passepartout/content-model/links/domains'
import { parseSafeHref } from '@passepartout/content-model/links/parse-safe-href'
import type { PayloadRequest } from 'payload'
import { accountScopeOf } from '../../access/account-scope.ts'
import { loadSettings, type Settings } from '../../infrastructure/settings.ts'
import { messageUnless } from '../../messages/create-validator.ts'
import { type Message, message } from '../../messages/message.ts'
import { checkLinkAddress, checkSecureAddress } from './validate-link-address.ts'

type Domains = Pick<Settings, 'siteDomains' | 'partnerDomains'>

/** Payload's options that these checks use. */
export interface ValidateArguments {
  readonly previousValue?: unknown
  readonly req?: { readonly user?: unknown }
}

/** The same as Payload passes it. */
export interface PayloadValidateArguments extends ValidateArguments {
  readonly req: PayloadRequest
}

/**
 * Checks a host or domain of a site: it must be one of the installation's configured domains, or below one. An unchanged value
 * is accepted, so that a site can be saved whose domain is no longer configured.
 *
 * @returns true, or a message that says what to do
 */
export function checkSiteDomain(
  value: unknown,
  { previousValue }: ValidateArguments,
  domains: Domains = loadSettings(),
): true | Message {
  const { siteDomains } = domains
  if (value === previousValue || isWithinDomains(String(value), siteDomains)) return true
  return siteDomains.length > 0
    ? message('site.domainsOfInstallation', { domains: siteDomains.join(', ') })
    : message('site.noDomains')
}

/**
 * Checks an https address to which all pages of a site link: it must be on the installation's own domains, or its partners'.
 */
export const checkOwnOrPartnerAddress = alsoOwnOrPartner(checkSecureAddress)

/** The same for an address that may also be of this site, a mailbox or a phone number. */
export const checkOwnOrPartnerLink = alsoOwnOrPartner(checkLinkAddress)

function alsoOwnOrPartner(check: (value: unknown) => true | Message) {
  return (value: unknown, { previousValue }: ValidateArguments, domains: Domains = loadSettings()): true | Message => {
    const found = check(value)
    if (found !== true || !value || value === previousValue) return found
    return messageUnless(!leavesInstallation(String(value), domains), 'link.domainsOfPartners', {
      domains: listOf(domains),
    })
  }
}

/**
 * Checks an address that affects many pages, as in a menu or a redirect: administrators may use any, other accounts only those
 * of the installation and its partners.
 */
export function checkTargetAllowedForAccount(
  value: unknown,
  { previousValue, req }: ValidateArguments,
  domains: Domains = loadSettings(),
): true | Message {
  const rights = accountScopeOf(req?.user)
  if (!value || value === previousValue || !rights || rights.role === 'admin') return true
  return messageUnless(!leavesInstallation(String(value), domains), 'account.leadsElsewhere', {
    domains: listOf(domains),
  })
}

function listOf({ siteDomains, partnerDomains }: Domains): string {
  return [...siteDomains, ...partnerDomains].join(', ')
}

/** Mailboxes and phone numbers count as external. */
function leavesInstallation(address: string, { siteDomains, partnerDomains }: Domains): boolean {
  const parsed = parseSafeHref(address)
  if (parsed === undefined || !/^[a-z][a-z\d+.-]*:/i.test(parsed)) return false
  const { protocol, hostname } = new URL(parsed)
  return !/^https?:$/.test(protocol) || !isWithinDomains(hostname, [...siteDomains, ...partnerDomains])
}
