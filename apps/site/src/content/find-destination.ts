import type { RedirectTarget } from '@passepartout/content-model/links/redirect'
import { isCopy } from '@passepartout/content-model/links/uid'
import type { LanguageCode } from '@passepartout/content-model/locales'
import type { PageKind } from '@passepartout/content-model/page-kind'
import { NO_DOCUMENT } from '../operations/errors.ts'
import type { Reporter } from '../operations/reporter.ts'
import { buildCanonicalAddress, buildPageAddress } from '../request/address/page-address.ts'
import { ABOUT_THE_PAGE, addParameters } from '../request/address/parameters.ts'
import type { AddressResolution, Asked } from '../request/address/resolve-address.ts'
import type { Visit } from '../request/visit.ts'
import type { Content } from './content.ts'

/** What became of an address that is no page's. */
export type Destination =
  | { readonly kind: 'moved'; readonly status: 301 | 302; readonly location: string }
  | { readonly kind: 'gone' }
  /** Nothing is known of it. */
  | { readonly kind: 'none' }

export interface DestinationParts {
  readonly content: Pick<Content, 'page' | 'redirect' | 'directory'>
  readonly resolveAddress: (asked: Asked) => AddressResolution
  readonly reporter: Pick<Reporter, 'warning'>
}

/** An address in its canonical form. */
interface From {
  readonly host: string
  readonly path: string
}

interface Page {
  readonly uid: string
  readonly lang: LanguageCode
  readonly kind: PageKind
  /** Of an address that names one: only the catalogue knows whether its page is there. */
  readonly tgid?: number
}

/** The end of the way, the next step on it, or nothing. */
type Step = { readonly end: string } | { readonly next: From } | undefined

const NONE: Destination = { kind: 'none' }
const PERMANENT = 301
const TEMPORARY = 302

/**
 * Follows redirects from address to address to where they end, so that a visitor is sent there at once: to a page's
 * address as this environment has it, or to an address outside. Only a way of permanent redirects is permanent.
 *
 * @param search the request's parameters, question mark included, which the visitor takes along
 */
export function findDestination(from: From, here: Visit, search: string, parts: DestinationParts): Destination {
  const { content, reporter } = parts
  const passed = new Set<string>()
  let at = from
  let status: 301 | 302 = PERMANENT
  for (;;) {
    const address = at.host + at.path
    if (passed.has(address)) {
      reporter.warning('redirects lead in a circle', { address: from.host + from.path, again: address })
      return NONE
    }
    passed.add(address)
    const redirect = content.redirect(at.host, at.path)
    if (!redirect) {
      if (passed.size > 1) reporter.warning(NO_DOCUMENT, { address: from.host + from.path, leadsTo: address })
      return NONE
    }
    if (redirect.gone) return { kind: 'gone' }
    if (!redirect.permanent) status = TEMPORARY
    const step = follow(redirect.to, at, here, parts)
    if (!step) {
      reporter.warning(NO_DOCUMENT, { address: from.host + from.path, leadsTo: address })
      return NONE
    }
    if ('end' in step) {
      const onFailure = (unread: string) => reporter.warning('Invalid URL', { address: unread })
      return { kind: 'moved', status, location: addParameters(step.end, search, ABOUT_THE_PAGE, onFailure) }
    }
    at = step.next
  }
}

function follow(to: RedirectTarget, at: From, here: Visit, parts: DestinationParts): Step {
  if (!('url' in to)) return followToPage(to, '', here, parts)
  const url = new URL(to.url, `https://${at.host}`)
  const { directory } = parts.content
  if (directory.onHost(url.hostname).length === 0) return { end: to.url }
  const meant = parts.resolveAddress({ protocol: 'https', host: url.hostname, url: url.pathname + url.search })
  if (meant.kind === 'page' || meant.kind === 'redirect') {
    return followToPage(meant.address, url.search + url.hash, here, parts)
  }
  if (meant.kind === 'unreadable') return undefined
  if (meant.kind === 'notFound') {
    if (meant.hidden) return followToPage(meant.hidden, url.search + url.hash, here, parts)
    if (parts.content.redirect(url.hostname, meant.path)) return { next: { host: url.hostname, path: meant.path } }
  }
  return { end: to.url }
}

/** @param rest parameters and fragment that the redirect itself names */
function followToPage({ uid, lang, kind, tgid }: Page, rest: string, here: Visit, { content }: DestinationParts): Step {
  const canonical = buildCanonicalAddress({ uid, lang, kind }, content.directory)
  const end = buildPageAddress({ uid, lang, kind }, here, content.directory)
  if (canonical === undefined || end === undefined) return undefined
  const { host, pathname: path } = new URL(canonical)
  const isPublic = !(here.environment === 'production' && isCopy(uid))
  const redirect = content.redirect(host, path)
  const isThere = content.page(uid, lang, kind) !== undefined || (tgid !== undefined && !redirect)
  const isShown = isPublic && isThere && !redirect?.gone
  return isShown ? { end: joinRest(end, rest) } : { next: { host, path } }
}

function joinRest(address: string, rest: string): string {
  return address.includes('?') && rest.startsWith('?') ? `${address}&${rest.slice(1)}` : address + rest
}
