import { isCopy } from '@passepartout/content-model/links/uid'
import { DEFAULT_LANGUAGE, displayOrder, type LanguageCode } from '@passepartout/content-model/locales'
import type { PageKind } from '@passepartout/content-model/page-kind'
import { buildCanonicalAddress } from '../request/address/page-address.ts'
import type { Directory } from '../request/directory.ts'

export interface Alternate {
  /** Two letters, or `x-default`. */
  readonly hreflang: string
  readonly href: string
}

/** One language version of a page. */
export interface Version {
  readonly uid: string
  readonly lang: LanguageCode
}

export interface DatedVersion extends Version {
  /** ISO 8601 instant since which it is as it is; absent where nobody knows. */
  readonly updatedAt?: string
}

interface PublicWorld {
  readonly directory: Directory
  readonly servedLanguages: ReadonlySet<LanguageCode>
}

/** Whether search engines may be told of a version: not of a copy, nor of a language that is not offered. */
export function isListed({ uid, lang }: Version, servedLanguages: ReadonlySet<LanguageCode>): boolean {
  return servedLanguages.has(lang) && !isCopy(uid)
}

/**
 * The languages of a page for search engines, in display order, with `x-default` at the end: English, or what comes
 * first where there is no English. Head and sitemap both ask here, so every version names the same ones. A page of one
 * language has none.
 *
 * @param versions all that are published and may be indexed
 */
export function alternatesOf(
  versions: readonly Version[],
  kind: PageKind,
  { directory, servedLanguages }: PublicWorld,
): readonly Alternate[] {
  const alternates = versions
    .filter((version) => isListed(version, servedLanguages))
    .toSorted((one, other) => displayOrder(one.lang) - displayOrder(other.lang))
    .flatMap(({ uid, lang }) => {
      const href = buildCanonicalAddress({ uid, lang, kind }, directory)
      return href === undefined ? [] : [{ hreflang: lang as string, href }]
    })
  const [first] = alternates
  if (!first || alternates.length === 1) return []
  const fallback = alternates.find(({ hreflang }) => hreflang === DEFAULT_LANGUAGE) ?? first
  return [...alternates, { hreflang: 'x-default', href: fallback.href }]
}
