import { buildCanonicalPath, pathOfUid, prefixLanguage } from '@passepartout/content-model/links/uid'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { LEGAL_PATHS, type PageKind } from '@passepartout/content-model/page-kind'
import { type Directory, type KnownSite, legalSiteOf } from '../directory.ts'
import type { Visit } from '../visit.ts'

export interface PageTarget {
  readonly uid: string
  readonly lang: LanguageCode
  readonly kind?: PageKind
}

type Here = Pick<Visit, 'environment' | 'origin' | 'host'>

/**
 * Where a page is, seen from a visit: a clean path in production (absolute on another host), and a path with `uid`
 * and `lang` everywhere else, so that a whole site can be walked without leaving it (specification, section 2).
 *
 * @returns `undefined` when no site has such a uid, or its site has no such language
 */
export function buildPageAddress(target: PageTarget, here: Here, directory: Directory): string | undefined {
  const place = placeOf(target, directory)
  if (!place) return undefined
  const { host, uid, path } = place
  if (here.environment === 'production') {
    const clean = prefixLanguage(path, target.lang)
    return host === here.host ? clean : `${originOf(host, here.origin)}${clean}`
  }
  const named = `${path}?uid=${encodeURIComponent(uid)}&lang=${target.lang}`
  return host !== here.host && isOwnStaging(here) ? `${stagingOriginOf(host, here)}${named}` : named
}

/** The public address, the same in every environment: canonical, hreflang, structured data. */
export function buildCanonicalAddress(target: PageTarget, directory: Directory): string | undefined {
  const place = placeOf(target, directory)
  return place && `https://${place.host}${prefixLanguage(place.path, target.lang)}`
}

interface PagePlace {
  readonly host: string
  readonly uid: string
  /** Below the host, without a language. */
  readonly path: string
}

function placeOf({ uid, lang, kind = 'page' }: PageTarget, directory: Directory): PagePlace | undefined {
  const own = directory.ofUid(uid)
  const site = own && kind !== 'page' ? legalSiteOf(own, directory) : own
  if (!site?.languages.includes(lang)) return undefined
  if (kind !== 'page') return placeOfLegal(site, kind)
  const path = pathOfUid(uid, site.host)
  return path === undefined ? undefined : { host: site.host, uid, path: buildCanonicalPath(segmentsOf(path)) }
}

function placeOfLegal({ uid, host }: KnownSite, kind: Exclude<PageKind, 'page'>): PagePlace {
  return { host, uid, path: `${pathOfUid(uid, host) ?? '/'}${LEGAL_PATHS[kind]}/` }
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter(Boolean)
}

/** `*.localhost` stands for production: links to other hosts stay on this machine. */
function originOf(host: string, origin: string): string {
  const { protocol, hostname, port } = new URL(origin)
  if (!hostname.endsWith('.localhost')) return `https://${host}`
  return `${protocol}//${host}.localhost${port && `:${port}`}`
}

/** `stage-<known host>` serves only its own uids, so another host's page is on that host's own staging. */
function isOwnStaging({ environment, origin, host }: Here): boolean {
  return environment === 'staging' && origin.includes(`//stage-${host}`)
}

function stagingOriginOf(host: string, here: Here): string {
  return here.origin.replace(`//stage-${here.host}`, `//stage-${host}`)
}
