import type { LanguageCode } from '@passepartout/content-model/locales'
import { LEGAL_PATHS, type PageKind } from '@passepartout/content-model/page'
import { pathOfUid, prefixLanguage } from '@passepartout/content-model/uid'
import type { Directory } from './directory.ts'
import type { Visit } from './visit.ts'

export interface PageTarget {
  readonly uid: string
  readonly lang: LanguageCode
  readonly kind?: PageKind
}

type Here = Pick<Visit, 'environment' | 'origin' | 'host'>

/**
 * Where a page is, seen from a visit: a clean path in production (absolute on another host), and a path with `uid`
 * and `lang` everywhere else, so that a whole site can be walked on one host (specification, section 2).
 *
 * @returns `undefined` when no site has such a uid
 */
export function buildPageAddress(target: PageTarget, here: Here, directory: Directory): string | undefined {
  const site = directory.ofUid(target.uid)
  const path = site && pathBelowHost(target, site)
  if (!site || path === undefined) return undefined
  if (here.environment !== 'production') return `${path}?uid=${encodeURIComponent(target.uid)}&lang=${target.lang}`
  const clean = prefixLanguage(path, target.lang)
  return site.host === here.host ? clean : `${originOf(site.host, here.origin)}${clean}`
}

/** The public address, the same in every environment: canonical, hreflang, structured data. */
export function buildCanonicalAddress(target: PageTarget, directory: Directory): string | undefined {
  const site = directory.ofUid(target.uid)
  const path = site && pathBelowHost(target, site)
  return site && path !== undefined ? `https://${site.host}${prefixLanguage(path, target.lang)}` : undefined
}

function pathBelowHost({ uid, kind = 'page' }: PageTarget, site: { uid: string; host: string }): string | undefined {
  if (kind === 'page') return pathOfUid(uid, site.host)
  const folder = pathOfUid(site.uid, site.host)
  return folder === undefined ? undefined : `${folder}${LEGAL_PATHS[kind]}/`
}

/** `*.localhost` stands for production: links to other hosts stay on this machine. */
function originOf(host: string, origin: string): string {
  const { protocol, hostname, port } = new URL(origin)
  if (!hostname.endsWith('.localhost')) return `https://${host}`
  return `${protocol}//${host}.localhost${port && `:${port}`}`
}
