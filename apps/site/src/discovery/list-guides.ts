import { displayOrder, type LanguageCode } from '@passepartout/content-model/locales'
import { isInterfaceOpen } from '@passepartout/content-model/machine-interfaces'
import type { Content } from '../content/content.ts'
import { buildCanonicalAddress } from '../request/address/page-address.ts'
import type { KnownSite } from '../request/directory.ts'
import { plainTitle } from '../shortcodes/plain-title.ts'

/** A guide in one language. */
export interface Guide {
  /** The public address of its page. */
  readonly url: string
  readonly title: string
  /** Plain text; empty where the page has none. */
  readonly description: string
  /** ISO 8601. */
  readonly updatedAt: string
  readonly lang: LanguageCode
}

interface GuideSources {
  readonly content: Content
  readonly servedLanguages: ReadonlySet<LanguageCode>
}

/** Guides that are listed of a language. */
const MOST_GUIDES = 1000

/**
 * Guides of a site, language after language in display order, those that changed last first; without those that cannot be read.
 *
 * @param skipped how many come before the first, `limit` how many there may be
 */
export function listGuides(
  { uid: siteUid, languages }: KnownSite,
  { content, servedLanguages }: GuideSources,
  { skipped, limit }: { readonly skipped: number; readonly limit: number },
): Guide[] {
  return languages
    .filter((lang) => servedLanguages.has(lang))
    .toSorted((one, other) => displayOrder(one) - displayOrder(other))
    .flatMap((lang) => content.store.newestGuides(siteUid, lang, MOST_GUIDES).map((uid) => ({ uid, lang })))
    .slice(skipped, skipped + limit)
    .flatMap(({ uid, lang }) => {
      const document = content.page(uid, lang, 'page')
      const url = buildCanonicalAddress({ uid, lang }, content.directory)
      if (!document || url === undefined) return []
      const { title, meta, standfirst = '', updatedAt } = document
      const description = plainTitle(meta.description.trim() || standfirst.trim())
      return [{ url, title: plainTitle(title), description, updatedAt, lang }]
    })
}

/** Whether a site has its guides as one text, `llms-full.txt`: where it offers agents something and has guides. */
export function hasGuideText(site: KnownSite, sources: GuideSources): boolean {
  return isInterfaceOpen(site, 'agents') && listGuides(site, sources, { skipped: 0, limit: 1 }).length > 0
}
