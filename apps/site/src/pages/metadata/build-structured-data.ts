import { DEFAULT_LANGUAGE, type LanguageCode } from '@passepartout/content-model/locales'
import type { PageDocument } from '@passepartout/content-model/page'
import type { SiteDocument } from '@passepartout/content-model/site'
import type { LoadedBlock } from '../../blocks/block.ts'
import { plainTextOfRichText } from '../../blocks/rich-text/inlines-of.ts'
import type { Attraction, Itinerary, Price, Product } from '../../catalogue/product.ts'
import { buildCanonicalAddress } from '../../request/address/page-address.ts'
import type { SiteDirectory } from '../../request/site-directory.ts'
import type { Breadcrumb } from '../page-model.ts'
import { reviewStructuredData } from '../product/review-structured-data.ts'
import type { ShownReviews } from '../product/shown-reviews.ts'
import { tripStructuredData } from '../product/trip-structured-data.ts'
import type {
  FaqPage,
  ImageObject,
  MainEntity,
  OrganizationLogo,
  StructuredData,
  StructuredNode,
  UnsizedImageObject,
  VideoObject,
  WebPage,
} from './structured-data-schema.ts'

/** Input for the main entity of a page type. All addresses are the public ones. */
export interface MainEntitySources {
  readonly document: PageDocument
  readonly blocks: readonly LoadedBlock[]
  readonly canonical: string
  /** Id of the site's organisation node. */
  readonly organization: string
  readonly image: ImageObject | undefined
  /** The other pictures of the page's tour group. */
  readonly pictures: readonly UnsizedImageObject[]
  /** The page's tour group and the price that the page shows. */
  readonly offer: ShownOffer | undefined
  /** The reviews that the page shows, by tour group. */
  readonly reviewed: readonly ShownReviews[]
  /** The site's own page about a tour group. */
  readonly productAddress: (tgid: number) => string | undefined
}

export interface ShownOffer {
  readonly product: Product
  readonly price: Price | undefined
  readonly itinerary?: Itinerary | undefined
  /** HH:MM of the next performance that is not sold out, if known. */
  readonly curtain?: string | undefined
  /** The venue's time zone, an IANA name. */
  readonly timeZone: string
  /** Absent where no day is known. */
  readonly availability?: 'InStock' | 'SoldOut' | undefined
  /** The highest amount that the page shows among its days and tickets, in the currency of `price`. */
  readonly highest?: number | undefined
}

/** @returns `undefined` without sufficient data */
export type BuildMainEntity = (sources: MainEntitySources) => MainEntity | undefined

interface Sources extends Omit<MainEntitySources, 'organization'> {
  readonly site: SiteDocument
  /** Meta description. */
  readonly description: string
  readonly logo: OrganizationLogo
  readonly videos: readonly VideoObject[]
  readonly breadcrumbs: readonly Breadcrumb[]
  /** Whether the canonical address is the page's own and not on another site. */
  readonly isMain: boolean
  readonly directory: SiteDirectory
  readonly servedLanguages: ReadonlySet<LanguageCode>
  /** The page's landmark. */
  readonly attraction: Attraction | undefined
  readonly describeMainEntity: BuildMainEntity | undefined
}

const WEB_PAGE_TYPE: Readonly<Partial<Record<PageDocument['pageType'], WebPage['@type']>>> = {
  cityPage: 'CollectionPage',
  categoryPage: 'CollectionPage',
  subCategoryPage: 'CollectionPage',
  collectionPage: 'CollectionPage',
}

/** Organisation, site, page, breadcrumbs and main entity as one schema.org graph. */
export function buildStructuredData(sources: Sources): StructuredData {
  const { document, site, canonical, isMain } = sources
  const homeLanguage = site.languages.includes(DEFAULT_LANGUAGE) ? DEFAULT_LANGUAGE : (site.languages[0] ?? site.lang)
  const home = buildCanonicalAddress({ uid: site.uid, lang: homeLanguage }, sources.directory) ?? canonical
  const ids = { organization: `${home}#organization`, site: `${home}#website`, breadcrumbs: `${canonical}#breadcrumbs` }
  const about = sources.attraction && describeAttraction(sources.attraction, canonical)
  const mainEntity = sources.describeMainEntity?.({ ...sources, organization: ids.organization })
  const named = sources.breadcrumbs.filter(({ canonical: address }) => address !== undefined)
  // Search engines refuse a path of one page.
  const items = named.length > 1 ? named : []
  const page: WebPage = {
    '@type': document.kind === 'company' ? 'AboutPage' : (WEB_PAGE_TYPE[document.pageType] ?? 'WebPage'),
    '@id': canonical,
    url: canonical,
    name: document.meta.title,
    description: sources.description,
    inLanguage: document.lang,
    ...(document.publishedAt === '' ? {} : { datePublished: document.publishedAt, dateModified: document.updatedAt }),
    ...(isMain ? { isPartOf: { '@id': ids.site } } : {}),
    ...(sources.image ? { primaryImageOfPage: sources.image } : {}),
    ...(items.length > 0 ? { breadcrumb: { '@id': ids.breadcrumbs } } : {}),
    ...(mainEntity ? { mainEntity: { '@id': mainEntity['@id'] } } : {}),
    ...(about ? { about: { '@id': about['@id'] } } : {}),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organizationOf(site, sources.logo, home, document.pageType === 'homePage'),
      {
        '@type': 'WebSite',
        '@id': ids.site,
        name: site.name,
        ...(site.tagline ? { description: site.tagline } : {}),
        url: home,
        inLanguage: site.languages.filter((lang) => sources.servedLanguages.has(lang)),
        publisher: { '@id': ids.organization },
      },
      page,
      ...(items.length > 0 ? [breadcrumbsOf(items, canonical)] : []),
      ...(mainEntity ? [mainEntity] : []),
      ...(about ? [about] : []),
      ...tripStructuredData(sources.offer, canonical),
      ...describeReviewed(sources),
      ...describeQuestions(sources),
      ...sources.videos,
    ],
  }
}

function describeAttraction({ name, latitude, longitude, addressLine }: Attraction, url: string) {
  return {
    '@type': 'TouristAttraction' as const,
    '@id': `${url}#attraction`,
    name,
    url,
    ...(addressLine ? { address: addressLine } : {}),
    geo: { '@type': 'GeoCoordinates' as const, latitude, longitude },
  }
}

/** Other tour groups whose reviews the page shows. */
function describeReviewed({ reviewed, offer, canonical, productAddress }: Sources): StructuredNode[] {
  return reviewed.flatMap((shown): StructuredNode[] => {
    const { tgid, name } = shown
    const said = reviewStructuredData(shown)
    if (tgid === offer?.product.tgid || name === undefined || Object.keys(said).length === 0) return []
    const url = productAddress(tgid)
    const id = `${canonical}#tour-group-${tgid}`
    return [{ '@type': 'Product', '@id': id, name, url: url ?? canonical, sku: String(tgid), ...said }]
  })
}

/** The questions that the page shows: the editor's if there are any, otherwise the catalogue's. */
function describeQuestions({ document, blocks, offer, canonical }: Sources): FaqPage[] {
  const written = blocks.flatMap(({ block }) => (block.type === 'faq' ? block.items : []))
  const known = document.pageType === 'productPage' ? (offer?.product.faq ?? []) : []
  const asked =
    written.length > 0
      ? written.map(({ question, answer }) => ({ name: question, text: plainTextOfRichText(answer) }))
      : known.map(({ question, answerHtml }) => ({ name: question, text: answerHtml }))
  const mainEntity = asked
    .filter(({ name, text }) => name !== '' && text !== '')
    .map(({ name, text }) => ({
      '@type': 'Question' as const,
      name,
      acceptedAnswer: { '@type': 'Answer' as const, text },
    }))
  if (mainEntity.length === 0) return []
  return [{ '@type': 'FAQPage', '@id': `${canonical}#faq`, isPartOf: { '@id': canonical }, mainEntity }]
}

/** The home page alone says how it is reached and where else it has profiles. */
function organizationOf(
  { name, contacts, profiles = [] }: SiteDocument,
  logo: Sources['logo'],
  home: string,
  isHome: boolean,
): StructuredNode {
  const contactPoint = contacts.map(({ phoneNumber, ctaType }) => ({
    '@type': 'ContactPoint' as const,
    contactType: 'customer support' as const,
    ...(ctaType === 'tel' ? { telephone: phoneNumber } : { email: phoneNumber }),
  }))
  return {
    '@type': 'Organization',
    '@id': `${home}#organization`,
    name,
    url: home,
    logo,
    ...(isHome && profiles.length > 0 ? { sameAs: profiles } : {}),
    ...(isHome && contactPoint.length > 0 ? { contactPoint } : {}),
  }
}

/** Breadcrumbs; the last entry is the page's canonical address. */
function breadcrumbsOf(breadcrumbs: readonly Breadcrumb[], page: string): StructuredNode {
  const last = breadcrumbs.length - 1
  return {
    '@type': 'BreadcrumbList',
    '@id': `${page}#breadcrumbs`,
    itemListElement: breadcrumbs.flatMap(({ label, canonical }, index) => {
      const item = index === last ? page : canonical
      return item === undefined ? [] : [{ '@type': 'ListItem' as const, position: index + 1, name: label, item }]
    }),
  }
}
