import { isCopyUid } from '@passepartout/content-model/links/uid'
import { DEFAULT_LANGUAGE, type LanguageCode, languageDisplayIndex } from '@passepartout/content-model/locales'
import type { PageOrLegalKind } from '@passepartout/content-model/page-kind'
import { buildCanonicalAddress } from '../request/address/page-address.ts'
import type { SiteDirectory } from '../request/site-directory.ts'

export interface Alternate {
  /** Two letters, or `x-default`. */
  readonly hreflang: string
  readonly href: string
}

/** One language version of a page. */
export interface LanguageVersion {
  readonly uid: string
  readonly lang: LanguageCode
}

export interface DatedLanguageVersion extends LanguageVersion {
  /** ISO 8601 time of the last change; absent if unknown. */
  readonly updatedAt?: string
}

export interface PublicWorld {
  readonly directory: SiteDirectory
  readonly servedLanguages: ReadonlySet<LanguageCode>
}

/** Whether a version may be listed for search engines: not if it is a copy or its language is not served. */
export function isIndexable({ uid, lang }: LanguageVersion, servedLanguages: ReadonlySet<LanguageCode>): boolean {
  return servedLanguages.has(lang) && !isCopyUid(uid)
}

/**
 * The hreflang alternates of a page in display order, with `x-default` at the end: English, otherwise the first
 * language. Used by head and sitemap, so all versions list the same ones. A page in one language has none.
 *
 * @param versions all published versions that may be indexed
 */
export function alternatesOf(
  versions: readonly LanguageVersion[],
  kind: PageOrLegalKind,
  { directory, servedLanguages }: PublicWorld,
): readonly Alternate[] {
  const alternates = versions
    .filter((version) => isIndexable(version, servedLanguages))
    .toSorted((one, other) => languageDisplayIndex(one.lang) - languageDisplayIndex(other.lang))
    .flatMap(({ uid, lang }) => {
      const href = buildCanonicalAddress({ uid, lang, kind }, directory)
      return href === undefined ? [] : [{ hreflang: lang as string, href }]
    })
  const [first] = alternates
  if (!first || alternates.length === 1) return []
  const fallback = alternates.find(({ hreflang }) => hreflang === DEFAULT_LANGUAGE) ?? first
  return [...alternates, { hreflang: 'x-default', href: fallback.href }]
}
