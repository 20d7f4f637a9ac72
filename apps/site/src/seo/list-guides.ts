import { type LanguageCode, languageDisplayIndex } from '@passepartout/content-model/locales'
import { isInterfaceOpen } from '@passepartout/content-model/machine-interfaces'
import type { PageDocument } from '@passepartout/content-model/page'
import type { ContentCache } from '../content/content-cache.ts'
import { buildCanonicalAddress } from '../request/address/page-address.ts'
import type { SiteEntry } from '../request/site-directory.ts'
import { plainTextWithoutPage } from '../shortcodes/plain-text-without-page.ts'

/** A guide in one language. */
export interface Guide {
  /** The public address of its page. */
  readonly url: string
  readonly title: string
  /** Plain text; empty where the page has none. */
  readonly description: string
  readonly lang: LanguageCode
  readonly document: PageDocument
}

/** A guide with its place in the list of all, those that cannot be read counted too. */
export interface ListedGuide extends Guide {
  readonly place: number
}

export interface GuideSources {
  readonly content: ContentCache
  readonly servedLanguages: ReadonlySet<LanguageCode>
}

/** Guides that are listed of a language. */
const MOST_GUIDES = 1000

/**
 * Guides of a site, language after language in display order, those that changed last first; without those that cannot be read. Read one after
 * the other as they are asked for.
 *
 * @param skipped how many of the list come before the first, those that cannot be read counted too
 */
export function* listGuides(
  { uid: siteUid, languages }: SiteEntry,
  { content, servedLanguages }: GuideSources,
  skipped = 0,
): Generator<ListedGuide> {
  const served = languages.filter((lang) => servedLanguages.has(lang))
  const inOrder = served.toSorted((one, other) => languageDisplayIndex(one) - languageDisplayIndex(other))
  const all = inOrder
    .values()
    .flatMap((lang) => content.store.newestGuides(siteUid, lang, MOST_GUIDES).map((uid) => ({ uid, lang })))
  for (const [index, { uid, lang }] of all.drop(skipped).map((one, index) => [index, one] as const)) {
    const guide = readGuide(uid, lang, content)
    if (guide) yield { ...guide, place: skipped + index }
  }
}

/** @returns `undefined` for a document that cannot be read, or without an address */
export function readGuide(uid: string, lang: LanguageCode, content: ContentCache): Guide | undefined {
  const document = content.page(uid, lang, 'page')
  const url = buildCanonicalAddress({ uid, lang }, content.directory)
  if (!document || url === undefined) return undefined
  const { title, meta, standfirst = '' } = document
  const description = plainTextWithoutPage(meta.description.trim() || standfirst.trim())
  return { url, title: plainTextWithoutPage(title), description, lang, document }
}

/** Whether a site has its guides as one text, `llms-full.txt`: where it offers agents something and has guides. */
export function hasLlmsFullTxt(site: SiteEntry, sources: GuideSources): boolean {
  return isInterfaceOpen(site, 'agents') && listGuides(site, sources).next().value !== undefined
}
