import type { RedirectTarget } from '@passepartout/content-model/links/redirect'
import { isCopyUid } from '@passepartout/content-model/links/uid'
import { NO_DOCUMENT_MESSAGE } from '../../operations/errors.ts'
import type { Reporter } from '../../operations/reporter.ts'
import { buildCanonicalAddress, buildPageAddress } from '../../request/address/page-address.ts'
import { addParameters, PAGE_IDENTITY_PARAMETERS } from '../../request/address/query-parameters.ts'
import type { AddressRequest, AddressResolution } from '../../request/address/resolve-address.ts'
import type { Visit } from '../../request/visit.ts'
import type { ContentCache } from '../content-cache.ts'

/** The redirect of an address without a page. */
export type RedirectResult =
  | { readonly kind: 'moved'; readonly status: 301 | 302; readonly location: string }
  | MissingPage

/** Gone, as an editor declared, or unknown. */
export interface MissingPage {
  readonly kind: 'gone' | 'notFound'
  readonly visit: Visit
}

export interface RedirectSources {
  readonly content: Pick<ContentCache, 'page' | 'redirect' | 'directory'>
  readonly resolveAddress: (asked: AddressRequest) => AddressResolution
  readonly reporter: Pick<Reporter, 'warning'>
}

/** A canonical address. */
interface From {
  readonly host: string
  readonly path: string
}

/** Of the tour group that the address names, if any, only the catalogue knows whether it exists. */
type Page = Pick<Visit, 'uid' | 'lang' | 'kind' | 'tgid'>

/** The final target, the next redirect, or nothing. */
type Step = { readonly end: string } | { readonly next: From } | undefined

/**
 * Follows a chain of redirects to its end, so that a visitor is redirected once: to a page's address in this environment, or an
 * external one. The result is permanent only if all of them are.
 *
 * @param search the request's parameters with the question mark, which are kept
 */
export function resolveRedirect(from: From, here: Visit, search: string, parts: RedirectSources): RedirectResult {
  const { content, reporter } = parts
  const notFound: MissingPage = { kind: 'notFound', visit: here }
  const passed = new Set<string>()
  let at = from
  let status: 301 | 302 = 301
  for (;;) {
    const address = at.host + at.path
    if (passed.has(address)) {
      reporter.warning('redirects lead in a circle', { address: from.host + from.path, again: address })
      return notFound
    }
    passed.add(address)
    const redirect = content.redirect(at.host, at.path)
    if (!redirect) {
      if (passed.size > 1) reporter.warning(NO_DOCUMENT_MESSAGE, { address: from.host + from.path, leadsTo: address })
      return notFound
    }
    if (redirect.gone) return { kind: 'gone', visit: here }
    if (!redirect.permanent) status = 302
    const step = follow(redirect.to, at, here, parts)
    if (!step) {
      reporter.warning(NO_DOCUMENT_MESSAGE, { address: from.host + from.path, leadsTo: address })
      return notFound
    }
    if ('end' in step) {
      const onFailure = (unread: string) => reporter.warning('Invalid URL', { address: unread })
      return { kind: 'moved', status, location: addParameters(step.end, search, PAGE_IDENTITY_PARAMETERS, onFailure) }
    }
    at = step.next
  }
}

function follow(to: RedirectTarget, at: From, here: Visit, parts: RedirectSources): Step {
  const target = 'url' in to ? findTarget(to.url, at, parts) : { page: to, rest: '' }
  return target && 'page' in target ? followToPage(target.page, target.rest, here, parts) : target
}

interface PageTarget {
  readonly page: Page
  /** The redirect's own parameters and fragment. */
  readonly rest: string
}

/** Resolves a redirect's URL: a page of the installation, another redirect, or an external address. */
function findTarget(address: string, at: From, { content, resolveAddress }: RedirectSources): PageTarget | Step {
  const url = new URL(address, `https://${at.host}`)
  if (content.directory.onHost(url.hostname).length === 0) return { end: address }
  const meant = resolveAddress({ protocol: 'https', host: url.hostname, url: url.pathname + url.search })
  const rest = url.search + url.hash
  if (meant.kind === 'page' || meant.kind === 'redirect') return { page: meant.address, rest }
  if (meant.kind === 'unreadable') return undefined
  if (meant.kind === 'notFound') {
    if (meant.previewOnlyCopy) return { page: meant.previewOnlyCopy, rest }
    if (content.redirect(url.hostname, meant.path)) return { next: { host: url.hostname, path: meant.path } }
  }
  return { end: address }
}

function followToPage({ uid, lang, kind, tgid }: Page, rest: string, here: Visit, { content }: RedirectSources): Step {
  const canonical = buildCanonicalAddress({ uid, lang, kind }, content.directory)
  const end = buildPageAddress({ uid, lang, kind }, here, content.directory)
  if (canonical === undefined || end === undefined) return undefined
  const { host, pathname: path } = new URL(canonical)
  const isPublic = !(here.environment === 'production' && isCopyUid(uid))
  const redirect = content.redirect(host, path)
  const isThere = content.page(uid, lang, kind) !== undefined || (tgid !== undefined && !redirect)
  const isShown = isPublic && isThere && !redirect?.gone
  return isShown ? { end: joinRest(end, rest) } : { next: { host, path } }
}

function joinRest(address: string, rest: string): string {
  return address.includes('?') && rest.startsWith('?') ? `${address}&${rest.slice(1)}` : address + rest
}
