import { addLanguagePrefix, buildCanonicalPath, pathOfUid } from '@passepartout/content-model/links/uid'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { LEGAL_PATHS, type PageOrLegalKind } from '@passepartout/content-model/page-kind'
import { GenerationalCache } from '../../memo/generational-cache.ts'
import { legalSiteOf, type SiteDirectory, type SiteEntry } from '../site-directory.ts'
import type { Visit } from '../visit.ts'

export interface PageTarget {
  readonly uid: string
  readonly lang: LanguageCode
  readonly kind?: PageOrLegalKind
}

type Here = Pick<Visit, 'environment' | 'origin' | 'host'>

/**
 * The address of a page from a visit: a path in production (absolute on another host), otherwise a path with `uid` and `lang`,
 * so that links stay in the environment (specification, section 2).
 *
 * @returns `undefined` when no site has such a uid, or its site lacks the language
 */
export function buildPageAddress(target: PageTarget, here: Here, directory: SiteDirectory): string | undefined {
  const place = placeOf(target, directory)
  if (!place) return undefined
  const { host, uid, path } = place
  if (here.environment === 'production') {
    const clean = addLanguagePrefix(path, target.lang)
    return host === here.host ? clean : `${originOf(host, here.origin)}${clean}`
  }
  const named = `${path}?uid=${encodeURIComponent(uid)}&lang=${target.lang}`
  // `stage-<known host>` serves only its own uids; pages of other hosts are on their own staging hosts.
  const own = `//stage-${here.host}`
  const isOwnStaging = here.environment === 'staging' && here.origin.includes(own)
  return host !== here.host && isOwnStaging ? here.origin.replace(own, `//stage-${host}`) + named : named
}

/** The public address, the same in every environment: canonical, hreflang, structured data. */
export function buildCanonicalAddress(target: PageTarget, directory: SiteDirectory): string | undefined {
  const place = placeOf(target, directory)
  return place && `https://${place.host}${addLanguagePrefix(place.path, target.lang)}`
}

interface PagePlace {
  readonly host: string
  readonly uid: string
  /** Path below the host, without a language. */
  readonly path: string
}

const MAX_PLACES = 20_000
/** Places that were found before, by the directory that knew them. */
const found = new WeakMap<SiteDirectory, GenerationalCache<{ readonly place: PagePlace | undefined }>>()

function placeOf(target: PageTarget, directory: SiteDirectory): PagePlace | undefined {
  const known = found.getOrInsertComputed(directory, () => new GenerationalCache(MAX_PLACES))
  const key = `${target.lang} ${target.kind} ${target.uid}`
  const before = known.get(key)
  if (before) return before.place
  const place = findPlace(target, directory)
  known.set(key, { place })
  return place
}

function findPlace({ uid, lang, kind = 'page' }: PageTarget, directory: SiteDirectory): PagePlace | undefined {
  const own = directory.ofUid(uid)
  const site = own && kind !== 'page' ? legalSiteOf(own, directory) : own
  if (!site?.languages.includes(lang)) return undefined
  if (kind !== 'page') return placeOfLegal(site, kind)
  const segments = pathOfUid(uid, site.host)?.split('/').filter(Boolean)
  return segments && { host: site.host, uid, path: buildCanonicalPath(segments) }
}

function placeOfLegal({ uid, host }: SiteEntry, kind: Exclude<PageOrLegalKind, 'page'>): PagePlace {
  return { host, uid, path: `${pathOfUid(uid, host) ?? '/'}${LEGAL_PATHS[kind]}/` }
}

/** `*.localhost` simulates production: links to other hosts stay on this machine. */
function originOf(host: string, origin: string): string {
  const { protocol, hostname, port } = new URL(origin)
  if (!hostname.endsWith('.localhost')) return `https://${host}`
  return `${protocol}//${host}.localhost${port && `:${port}`}`
}
