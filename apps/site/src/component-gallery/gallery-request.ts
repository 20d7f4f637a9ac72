import type { BrandName } from '@passepartout/content-model/brand'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { BRAND_NAMES } from '../brands/registry.ts'
import { PSEUDO_LOCALES } from '../i18n/pseudo-locale.ts'
import { parseAddress } from '../request/address/parse-address.ts'
import { decodedParameterOf } from '../request/address/query-parameters.ts'

/** CSS pixels: a phone, the widest mobile layout, a desktop. */
export const WIDTHS = [375, 768, 1512] as const
export const TEXT_VARIANTS = ['plain', ...PSEUDO_LOCALES] as const

/** Parameters of the gallery, besides site and language. */
export interface GalleryRequest {
  readonly brand: BrandName
  /** The language's texts or those of a pseudo-locale. */
  readonly words: (typeof TEXT_VARIANTS)[number]
  readonly width: (typeof WIDTHS)[number]
  /** An example, `header/manual`, or a whole group; without it there is the list of all. */
  readonly show: string | undefined
}

/**
 * Parses a gallery address. Unknown values are replaced by defaults: the site's brand, plain texts, desktop width, the
 * list.
 *
 * @param url path and query, as received
 * @param brand of the site
 * @param examples what can be shown
 */
export function parseGalleryRequest(url: string, brand: BrandName, examples: ReadonlySet<string>): GalleryRequest {
  const search = parseAddress(url)?.search ?? ''
  const show = decodedParameterOf(search, 'show') ?? ''
  return {
    brand: BRAND_NAMES.find((known) => known === decodedParameterOf(search, 'brand')) ?? brand,
    words: TEXT_VARIANTS.find((known) => known === decodedParameterOf(search, 'words')) ?? 'plain',
    width: WIDTHS.find((known) => String(known) === decodedParameterOf(search, 'width')) ?? 1512,
    show: examples.has(show) ? show : undefined,
  }
}

/** The address of an example, or of the list. */
export function buildGalleryAddress(
  { siteUid, lang }: { readonly siteUid: string; readonly lang: LanguageCode },
  { brand, words, width, show }: GalleryRequest,
): string {
  const query = new URLSearchParams({ uid: siteUid, lang, brand, words, width: String(width) })
  if (show !== undefined) query.set('show', show)
  return `/_gallery/?${query}`
}
