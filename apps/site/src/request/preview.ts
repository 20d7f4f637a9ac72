import { type PreviewGrant, verifyPreviewToken } from '@passepartout/content-model/links/preview-token'
import { buildCanonicalPath } from '@passepartout/content-model/links/uid'
import { parseCookie, stringifySetCookie } from 'cookie'
import { parseAddress } from './address/parse-address.ts'
import { addParameters, parameterOf } from './address/query-parameters.ts'
import type { RequestFacts, Resolution } from './resolve.ts'
import type { Visit } from './visit.ts'

/** The preview action of a request (docs/decisions/012-redirects-and-previews.md). */
export type PreviewAction =
  | { readonly kind: 'none' }
  /** A token that is forged, expired, or of another page. */
  | { readonly kind: 'refused' }
  /** Starts or ends a preview: a cookie, and a redirect to the clean address. */
  | { readonly kind: 'enter' | 'exit'; readonly location: string; readonly setCookie: string }
  | { readonly kind: 'open'; readonly visit: Visit; readonly grant: PreviewGrant }

const NONE: PreviewAction = { kind: 'none' }
const NAME = 'preview'
const EXIT = 'exit'
const MENTION = `${NAME}=`

/** A fast check whether a request can concern a preview; most cannot. */
export function mentionsPreview({ url, cookie }: RequestFacts): boolean {
  return url.includes(MENTION) || cookie?.includes(MENTION) === true
}

/**
 * @param secret absent without previews; then every token is refused
 * @param now milliseconds since 1970
 */
export function resolvePreview(
  facts: RequestFacts,
  resolution: Resolution,
  secret: string | undefined,
  now: number,
): PreviewAction {
  if (!mentionsPreview(facts)) return NONE
  const token = parameterOf(parseAddress(facts.url)?.search ?? '', NAME)
  const visit = previewablePageOf(resolution)
  const grantOf = (text: string | undefined) => {
    const grant = text && secret ? verifyPreviewToken(text, secret, now / 1000) : undefined
    return grant && visit && isGrantForVisit(grant, visit) ? grant : undefined
  }
  if (token === undefined) {
    const grant = grantOf(parseCookie(facts.cookie ?? '')[NAME])
    return grant && visit ? { kind: 'open', visit, grant } : NONE
  }
  const location = addressWithoutParameter(facts, resolution, NAME)
  if (token === EXIT) return visit ? { kind: 'exit', location, setCookie: previewEndCookie(facts) } : NONE
  const grant = grantOf(token)
  if (!grant) return { kind: 'refused' }
  return { kind: 'enter', location, setCookie: cookieOf(token, grant.expires - Math.floor(now / 1000), facts) }
}

/** The page of an address, including cloned pages. */
export function previewablePageOf(resolution: Resolution): Visit | undefined {
  if (resolution.kind === 'visit' || resolution.kind === 'redirect') return resolution.visit
  return resolution.kind === 'notFound' ? resolution.previewOnlyCopy : undefined
}

/** A grant is valid for one page in one language, and so for one host. */
export function isGrantForVisit(grant: Pick<PreviewGrant, 'uid' | 'lang' | 'kind'>, visit: Visit): boolean {
  return grant.uid === visit.uid && grant.lang === visit.lang && grant.kind === visit.kind
}

/** The canonical address on this host without the preview parameter. */
export function addressWithoutParameter(facts: RequestFacts, resolution: Resolution, name: string): string {
  const { segments = [], search = '' } = parseAddress(facts.url) ?? {}
  const path = resolution.kind === 'redirect' ? resolution.location.replace(/\?.*$/, '') : buildCanonicalPath(segments)
  return addParameters(path, search, [name], () => {})
}

/** The cookie that ends a preview. */
export function previewEndCookie(facts: RequestFacts): string {
  return cookieOf('', 0, facts)
}

function cookieOf(value: string, maxAge: number, { protocol }: RequestFacts): string {
  const secure = protocol === 'https'
  return stringifySetCookie({ name: NAME, value, path: '/', maxAge, httpOnly: true, sameSite: 'lax', secure })
}
