import { type EnglishLocale, isLanguageCode, type LanguageCode, localeOf } from '@passepartout/content-model/locales'
import { isInterfaceOpen } from '@passepartout/content-model/machine-interfaces'
import type { PageDocument } from '@passepartout/content-model/page'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { LoadedBlock } from '../../blocks/block.ts'
import { findLoadedMainList } from '../../blocks/find-loaded-main-list.ts'
import { brandIconUrl } from '../../brands/brand-icon-url.ts'
import type { Translate } from '../../i18n/translate.ts'
import { type ImageUrlBuilder, originalSizeOf } from '../../images/image-url-builder.ts'
import { canonicalQuery } from '../../lists/list-address.ts'
import type { ContextServices } from '../../page-context/create-page-context.ts'
import { serializeAddressChoices } from '../../request/address/choices/address-choices.ts'
import { buildCanonicalAddress } from '../../request/address/page-address.ts'
import { GUIDES_ATOM_FILE_NAME, MARKDOWN_FILE } from '../../request/address/parse-address.ts'
import { withQuery } from '../../request/address/with-query.ts'
import type { SiteDirectory } from '../../request/site-directory.ts'
import type { Visit } from '../../request/visit.ts'
import { type Alternate, alternatesOf, isIndexable } from '../../seo/hreflang.ts'
import { isArticle } from '../content/structured-data.ts'
import type { LoadedPage } from '../loading/load-page.ts'
import type { Breadcrumb } from '../page-model.ts'
import type { ShownReviews } from '../product/shown-reviews.ts'
import { type BuildMainEntity, buildStructuredData, type ShownOffer } from './build-structured-data.ts'
import { buildMetaDescription } from './meta-description.ts'
import type { StructuredData } from './structured-data-schema.ts'
import { videoStructuredData } from './video-structured-data.ts'

export interface SocialImage {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly alt: string
}

/** Everything that a page tells search engines, assistants and link previews. */
export interface PageMetadata {
  readonly title: string
  readonly description: string
  readonly siteName: string
  /** The page's public address, the same in every environment; absent when no site has it. */
  readonly address: string | undefined
  /** The canonical address: the page's own, or that of the same content on another site. */
  readonly canonical: string | undefined
  /** Public addresses of the pages of its list before and after this one. */
  readonly previous: string | undefined
  readonly next: string | undefined
  /** The public address of the page as Markdown. */
  readonly markdown: string | undefined
  /** The public address of the newest guides of the page's site, on guides and the home page. */
  readonly guides: string | undefined
  readonly isIndexed: boolean
  readonly robots: string
  readonly alternates: readonly Alternate[]
  readonly type: 'website' | 'article'
  /** Open Graph locales as `fr_FR`: the page's own first, then its translations. */
  readonly socialLocales: readonly string[]
  /** ISO 8601 instants. */
  readonly publishedAt: string
  readonly updatedAt: string
  readonly image: SocialImage | undefined
  readonly structuredData: StructuredData | undefined
}

type DescribedPart = 'document' | 'site' | 'surroundings' | 'mainAddresses' | 'productPages' | 'collection' | 'product'

interface DescriptionSources extends Pick<ContextServices, 'pictures' | 'allowedHosts' | 'servedLanguages'> {
  readonly loaded: Pick<LoadedPage, DescribedPart | 'blocks'>
  readonly visit: Pick<Visit, 'environment' | 'choice'>
  readonly offer: ShownOffer | undefined
  readonly reviewed: readonly ShownReviews[]
  readonly breadcrumbs: readonly Breadcrumb[]
  readonly directory: SiteDirectory
  readonly describeMainEntity: BuildMainEntity | undefined
  readonly translate: Translate
}

const INDEXED = 'index, follow, max-image-preview:large, max-snippet:-1, max-video-preview:-1'
const NOT_INDEXED = 'noindex'
/** Pixels. The image host delivers 1.2 times the requested width. */
const SOCIAL_SIZE = { width: 1200, height: 630 }
/** Search engines show a few. */
const MOST_OTHER_PICTURES = 4
const SOCIAL_OPTIONS = { width: 1000, aspectRatio: SOCIAL_SIZE.width / SOCIAL_SIZE.height }

/**
 * Decides what search engines are told: head, headers, Markdown and structured data are made from this value; sitemap
 * and llms.txt, which have no document, share its rules (hreflang.ts) and addresses.
 */
export function buildPageMetadata(sources: DescriptionSources): PageMetadata {
  const { loaded, visit, directory, servedLanguages, translate } = sources
  const { document, site, surroundings } = loaded
  const { uid, lang, kind, meta, publishedAt, updatedAt } = document
  const address = buildCanonicalAddress({ uid, lang, kind }, directory)
  const list = turnedList(loaded.blocks)
  const turned = (page: number) =>
    address && page > 0 && page <= list.pages ? address + canonicalQuery(page) : undefined
  const image = socialImageOf(sources)
  const description = buildMetaDescription({ ...loaded, listPage: list.page })
  const isPublic = !meta.noIndex && !list.isNarrowed && isIndexable(document, servedLanguages)
  const main = isPublic ? loaded.mainAddresses?.find((version) => version.lang === lang) : undefined
  const canonicalPage = main ? buildCanonicalAddress(main, directory) : address
  const isMain = canonicalPage === address
  const canonical = canonicalPage && canonicalPage + canonicalQuery(list.page)
  const isIndexed = visit.environment === 'production' && isPublic
  // Lists differ between languages, so later pages of a list are not translations of each other.
  const alternates =
    isPublic && isMain && list.page === 1
      ? alternatesOf(loaded.mainAddresses ?? surroundings.translations.filter(isOfItself), kind, sources)
      : []
  return {
    title:
      list.page > 1 ? translate('lists.titleOfPage', { title: meta.title, position: String(list.page) }) : meta.title,
    description,
    siteName: site.name,
    address,
    canonical,
    previous: turned(list.page - 1),
    next: turned(list.page + 1),
    markdown: address && withQuery(address + MARKDOWN_FILE, serializeAddressChoices(visit.choice ?? {})),
    guides: isInterfaceOpen(site, 'guideFeed') ? guidesBeside(document, directory) : undefined,
    isIndexed,
    robots: isIndexed ? INDEXED : NOT_INDEXED,
    alternates,
    type: isArticle(document) ? 'article' : 'website',
    socialLocales: socialLocalesOf(lang, site.english, alternates),
    publishedAt,
    updatedAt,
    image,
    structuredData:
      canonical === undefined
        ? undefined
        : buildStructuredData({
            ...sources,
            document,
            site,
            canonical,
            description,
            logo: describeLogo(site, sources.pictures),
            isMain,
            blocks: loaded.blocks,
            attraction: loaded.collection?.attraction,
            image: image && describeImage(image),
            pictures: otherPictures(sources, image),
            videos: videoStructuredData(canonical, { ...sources, blocks: loaded.blocks }),
            productAddress: (tgid) => {
              const page = loaded.productPages.get(tgid)
              return page && buildCanonicalAddress({ uid: page, lang }, directory)
            },
          }),
  }
}

/** The feed of guides that a reader of this page may want: of a home page, or of a guide itself. */
function guidesBeside(document: PageDocument, directory: SiteDirectory): string | undefined {
  const { kind, siteUid, lang, pageType } = document
  if (kind !== 'page' || !(pageType === 'homePage' || isGuide(document))) return undefined
  const home = buildCanonicalAddress({ uid: siteUid, lang }, directory)
  return home && home + GUIDES_ATOM_FILE_NAME
}

/** As the store says it (`IS_GUIDE_SQL`). */
function isGuide({ pageType, landingPageKind }: PageDocument): boolean {
  return pageType === 'shoulderPage' || (pageType === 'contentPage' && landingPageKind !== undefined)
}

/** Whether a translation may be indexed and is not a main address of a tour group; those refer to each other. */
function isOfItself({ noIndex, tgid }: LoadedPage['surroundings']['translations'][number]): boolean {
  return !noIndex && tgid === undefined
}

/**
 * The list's page number and number of pages. A filtered or reordered list has the canonical address of the page itself
 * and no previous or next page.
 */
function turnedList(blocks: readonly LoadedBlock[]): { page: number; pages: number; isNarrowed: boolean } {
  const view = findLoadedMainList(blocks)?.listing.view
  if (!view) return { page: 1, pages: 1, isNarrowed: false }
  return view.isNarrowed ? { page: 1, pages: 1, isNarrowed: true } : view
}

/** Size of a brand's logo in pixels; search engines want at least 112. */
const LOGO_SIZE = 192

/** The site's logo picture, otherwise the brand's icon. */
function describeLogo({ header: { logoUrl }, brand }: SiteDocument, pictures: ImageUrlBuilder) {
  const own = logoUrl ? pictures.address(logoUrl, { width: LOGO_SIZE }) : ''
  const url = own || brandIconUrl(pictures, brand, LOGO_SIZE)
  return { '@type': 'ImageObject' as const, url }
}

function describeImage({ url, width, height, alt }: SocialImage) {
  const size = { width: inPixels(width), height: inPixels(height) }
  return { '@type': 'ImageObject' as const, url, ...size, ...(alt ? { caption: alt } : {}) }
}

/** What the page's tour group has beside the page's picture, large enough for search results. */
function otherPictures({ offer, pictures }: DescriptionSources, shown: SocialImage | undefined) {
  const described = (offer?.product.pictures ?? []).map(({ url, alt }) => ({
    '@type': 'ImageObject' as const,
    url: pictures.address(url, SOCIAL_OPTIONS),
    ...(alt ? { caption: alt } : {}),
  }))
  return described.filter(({ url }) => url !== '' && url !== shown?.url).slice(0, MOST_OTHER_PICTURES)
}

/** Schema.org wants a unit with lengths; E37 is UN/CEFACT's code of the pixel. */
function inPixels(value: number) {
  return { '@type': 'QuantitativeValue' as const, value, unitCode: 'E37' as const }
}

interface PictureSources extends Pick<DescriptionSources, 'pictures'> {
  readonly loaded: {
    readonly document: Pick<PageDocument, 'meta' | 'heroImage'>
    readonly site: Pick<SiteDocument, 'socialImage'>
  }
}

/** The page's own picture, otherwise the site's. */
export function socialImageOf({ loaded: { document, site }, pictures }: PictureSources): SocialImage | undefined {
  for (const picture of [document.meta.image, document.heroImage, site.socialImage]) {
    const url = picture
      ? pictures.address(picture.url, {
          ...SOCIAL_OPTIONS,
          focalPoint: picture.focalPoint,
          original: originalSizeOf(picture),
        })
      : ''
    if (!picture || url === '') continue
    const { width, height } = pictures.isResized(picture.url) ? SOCIAL_SIZE : picture
    return { url, width, height, alt: picture.alt }
  }
  return undefined
}

function socialLocalesOf(
  lang: LanguageCode,
  english: EnglishLocale | undefined,
  alternates: readonly Alternate[],
): readonly string[] {
  const others = alternates.map(({ hreflang }) => hreflang).filter((code) => code !== 'x-default' && code !== lang)
  const formattingOf = (code: string) => (isLanguageCode(code) ? localeOf(code, english).formatting : code)
  return [lang, ...others].map(formattingOf).map(withTerritory)
}

const territories = new Map<string, string>()

/** Open Graph needs a territory with each language: adds the likeliest one. */
function withTerritory(tag: string): string {
  return territories.getOrInsertComputed(tag, () => {
    const { language, region } = new Intl.Locale(tag).maximize()
    return region ? `${language}_${region}` : language
  })
}
