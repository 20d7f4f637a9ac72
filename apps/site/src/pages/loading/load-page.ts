import { cacheTag } from '@passepartout/content-model/cache-tags'
import type { LanguageCode } from '@passepartout/content-model/locales'
import type { PageReference } from '@passepartout/content-model/navigation'
import { type PageDocument, tourGroupIdOfPage } from '@passepartout/content-model/page'
import type { MenuItem, SiteDocument } from '@passepartout/content-model/site'
import type { AvailabilityIndex } from '../../availability/availability-index.ts'
import { hasBannerPeriod } from '../../blocks/banner/banner-period.ts'
import type { LoadedBlock } from '../../blocks/block.ts'
import { findLoadedMainList } from '../../blocks/find-loaded-main-list.ts'
import { loadBlocks } from '../../blocks/registry.ts'
import type { RenderDependencies } from '../../cache/render-dependencies.ts'
import type { Catalogue, CatalogueContext } from '../../catalogue/catalogue.ts'
import type { BookingFlowType, Product, ProductCard } from '../../catalogue/product.ts'
import type { LoadTourGroups } from '../../catalogue/tour-group-loader.ts'
import type { ContentCache } from '../../content/content-cache.ts'
import { filterBlocksByArms } from '../../content/document/filter-blocks-by-arms.ts'
import { mainListOf } from '../../content/document/main-list.ts'
import { shortcodesOf } from '../../content/document/shortcodes-of-document.ts'
import type { PageRelations } from '../../content/links/page-relations.ts'
import { productPageUidsByTgid } from '../../content/tour-groups/product-pages.ts'
import type { Translate } from '../../i18n/translate.ts'
import { endOfToday, isoToday } from '../../i18n/zoned-time.ts'
import { type AttractionDay, loadAttractionDay } from '../../lists/attraction-day/load-attraction-day.ts'
import { type CardAvailabilityByTgid, loadCardAvailabilities } from '../../lists/day-offers/card-days.ts'
import type { WithFallback } from '../../operations/with-fallback.ts'
import { withoutOldNotes } from '../../products/day-timeline/best-time-on-day.ts'
import { type AddressChoices, daysAndPartyOf } from '../../request/address/choices/address-choices.ts'
import { USUAL_PARTY } from '../../request/address/choices/party.ts'
import type { Visit } from '../../request/visit.ts'
import type { LanguageVersion } from '../../seo/hreflang.ts'
import { cacheTagsOfMainAddresses, mainAddressesOf } from '../../seo/main-addresses.ts'
import { loadShortcodePrices, type ShortcodePrices } from '../../shortcodes/load-shortcode-prices.ts'
import { hasAccessibleShowsInCity } from './accessible-shows-in-city.ts'
import { addTicketComparison } from './add-ticket-comparison.ts'
import { findRelatedPages, NO_RELATED_PAGES, type RelatedPageLinks, relatedPagesBlocks } from './find-related-pages.ts'
import { generateProductDocument, productPageTranslations } from './generate-product-document.ts'
import { loadHeaderMenu } from './load-automated-header-menu.ts'
import { loadCityBanner } from './load-city-banner.ts'
import { type ListFacts, loadListFacts } from './load-list-facts.ts'
import { loadNextDayPrices } from './load-next-day-prices.ts'
import { EMPTY_PRODUCT_LISTING, type LoadedTourGroup, loadTourGroup } from './load-tour-group.ts'
import { popupTgids, tgidsOfExperienceShortcodes } from './popup-tgids.ts'

/** Everything that a page's view needs, from content system and catalogue, before a line of markup. */
export interface LoadedPage extends Omit<LoadedTourGroup, 'answer'> {
  readonly document: PageDocument
  readonly site: SiteDocument
  readonly surroundings: PageRelations
  /** Stands for where its links lead, until anything is published. */
  readonly linksOf: object
  /** Of the tour group that the page is about, the main address in each language; absent where it is about none. */
  readonly mainAddresses: readonly LanguageVersion[] | undefined
  readonly blocks: readonly LoadedBlock[]
  readonly collection: ListFacts | undefined
  /** Absent where nothing is known of the days of its point of interest. */
  readonly placeDay?: AttractionDay | undefined
  readonly near: RelatedPageLinks
  /** Whether the page of a city leads to a calendar of access performances. */
  readonly hasAccessInCity: boolean
  readonly product: Product | undefined
  /** What the cards of similar ones say of the chosen day. */
  readonly similarDays: CardAvailabilityByTgid
  /** The site's own pages about the tour groups that are shown, by tgid. */
  readonly productPages: ReadonlyMap<number, string>
  /** What the texts of the page name prices of. */
  readonly textPrices: ShortcodePrices
  /** Tour groups with popups, by id. */
  readonly popups: ReadonlyMap<number, ProductCard>
  /** How those are booked that texts link to, by number; one that the catalogue does not know is missing. */
  readonly flowTypes: ReadonlyMap<number, BookingFlowType>
  /** Absent where the site's own items stand. */
  readonly automatedHeaderMenu: readonly MenuItem[] | undefined
}

interface PageSources {
  readonly content: ContentCache
  readonly servedLanguages: ReadonlySet<LanguageCode>
  readonly catalogue: Catalogue
  readonly availability: AvailabilityIndex
  readonly translate: Translate
  readonly dependencies: RenderDependencies
  readonly settle: WithFallback
  /** Milliseconds since the epoch. */
  readonly now: number
  /** Whether only the product with its days is wanted: what stands beside it is not asked for. */
  readonly isOfferAlone?: boolean
}

const NOTHING: LoadedTourGroup = {
  answer: {},
  reviews: [],
  itinerary: undefined,
  similar: EMPTY_PRODUCT_LISTING,
  dates: {},
}

/** Nobody wrote a page at the address, and the catalogue cannot say what it has there: it may soon. */
export class CatalogueUnavailableError extends Error {
  override readonly name = 'CatalogueSilentError'
}

/**
 * @param draft shown in place of what is published
 * @returns `undefined` when nothing is at this address (specification, section 8: "No document found"); of a tour
 * group's
 *   page its document says where it is
 * @throws CatalogueUnavailableError
 */
export async function loadPage(
  visit: Visit,
  sources: PageSources,
  draft?: PageDocument,
): Promise<LoadedPage | undefined> {
  const { content, servedLanguages, catalogue, availability, translate, dependencies, settle, now } = sources
  const { isOfferAlone = false } = sources
  const { uid, lang, kind, host, path, choice } = visit
  const found = draft ?? content.page(uid, lang, kind)
  const written = found && filterBlocksByArms(found, visit.arms)
  const tgid = written ? tourGroupIdOfPage(written) : visit.tgid
  const siteUid = written?.siteUid ?? visit.siteUid
  dependencies.tag(cacheTag.page(uid, lang, kind), cacheTag.site(visit.siteUid), cacheTag.redirect(host, path))
  const site = content.site(siteUid, lang)
  if (!site || (!written && tgid === undefined)) return undefined

  if (tgid !== undefined) availability.view(tgid)
  const context = catalogue.contextOf(visit, dependencies, site.timeZone)
  const moment = { now, timeZone: site.timeZone }
  const [tourGroup, writings, menu] = await Promise.all([
    tgid === undefined
      ? NOTHING
      : loadTourGroup(tgid, {
          ...{ catalogue, context, settle, choice, moment, isOfferAlone },
          isShow: written?.pageType === 'showPage',
        }),
    written && !isOfferAlone ? loadWritings(written, site, context, choice, sources) : NO_WRITINGS,
    isOfferAlone ? undefined : loadHeaderMenu(site, { content, catalogue, translate, settle }, context),
  ])
  const { answer, ...about } = tourGroup
  const { bannerLinks, ...shown } = writings
  if (!written && !answer) throw new CatalogueUnavailableError(uid)
  const product = answer?.product
  const document = written ?? (product && generateProductDocument(product, site, content))
  if (!document) return undefined

  const surroundings = content.surroundings(document, site)
  dependencies.tag(...surroundings.tags)
  const translations = product
    ? productPageTranslations(product, document, surroundings.translations, site, content)
    : surroundings.translations
  const mainAddresses =
    tgid === undefined ? undefined : mainAddressesOf({ slugs: {}, ...product, tgid }, content, servedLanguages)
  if (tgid !== undefined) dependencies.tag(...cacheTagsOfMainAddresses(tgid, content))
  const { list = {}, party } = daysAndPartyOf(choice)
  const ofDays = { catalogue, availability, context, choice: list, party, moment }
  const rightHour = withoutOldNotes(written?.rightHour, isoToday(moment))
  const knownDatesOf = (known: number) => ({
    soldOut: availability.soldOutByWeekday(known),
    nextPrices:
      choice?.day === undefined ? loadNextDayPrices(known, about.dates, { availability, context }) : undefined,
  })
  const near =
    written && !isOfferAlone
      ? findRelatedPages(document, writings.blocks, { site, content, menu: menu?.items ?? [] })
      : NO_RELATED_PAGES
  dependencies.tag(...near.tags)
  const listed = [...shownTourGroups(writings.blocks), ...about.similar.products]
  const links = new Map([...surroundings.links, ...near.links, ...bannerLinks, ...(menu?.links ?? [])])
  return {
    document,
    site,
    surroundings: { ...surroundings, translations, links },
    linksOf: surroundings,
    mainAddresses,
    product,
    ...about,
    dates: tgid === undefined ? about.dates : { ...about.dates, ...knownDatesOf(tgid), rightHour },
    similarDays: loadCardAvailabilities(about.similar.products, ofDays),
    ...shown,
    blocks: [...shown.blocks, ...relatedPagesBlocks(near, translate('collection.related'))],
    near,
    hasAccessInCity:
      !isOfferAlone && hasAccessibleShowsInCity(document, site, { content, availability, context, moment }),
    productPages: productPageUidsByTgid(listed, site, content),
    automatedHeaderMenu: menu?.items,
  }
}

interface Writings
  extends Pick<LoadedPage, 'blocks' | 'textPrices' | 'popups' | 'flowTypes' | 'collection' | 'placeDay'> {
  /** Where the banner leads that no editor wrote. */
  readonly bannerLinks: PageRelations['links']
}

const NO_WRITINGS: Writings = {
  blocks: [],
  textPrices: new Map(),
  popups: new Map(),
  flowTypes: new Map(),
  collection: undefined,
  bannerLinks: new Map(),
}

/** What the words and blocks of a document ask the catalogue for. */
async function loadWritings(
  document: PageDocument,
  site: SiteDocument,
  context: CatalogueContext,
  choice: AddressChoices | undefined,
  { content, catalogue, availability, dependencies, settle, now }: PageSources,
): Promise<Writings> {
  const { lang } = document
  const shortcodes = shortcodesOf(document)
  if (shortcodes.some(({ name }) => name === 'date') || document.blocks.some(hasBannerPeriod))
    dependencies.lastsUntil(endOfToday({ now, timeZone: site.timeZone }))
  const pageCards = (references: readonly PageReference[]) => {
    const cards = content.pageCards(references, lang)
    dependencies.tag(...cards.map((card) => cacheTag.page(card.uid, lang, card.kind)))
    return cards
  }
  const loadTourGroups = catalogue.tourGroups(context)
  const moment = { now, timeZone: site.timeZone }
  const own = mainListOf(document)
  const ownList = own && { id: own.id, choice: choice?.list ?? {}, party: choice?.party }
  const ofBlocks = { catalogue, availability, context, settle, moment, ownList, loadTourGroups, pageCards }
  const [blocks, textPrices, popups, linked, collection, banner] = await Promise.all([
    loadBlocks(document.blocks, ofBlocks),
    settle('prices in text', loadShortcodePrices(shortcodes, { catalogue, loadTourGroups }, context), new Map()),
    settle('popups', loadCards(popupTgids(document, shortcodes), loadTourGroups), NO_CARDS),
    settle('links in text', loadCards(tgidsOfExperienceShortcodes(shortcodes), loadTourGroups), NO_CARDS),
    settle('facts of the list', loadListFacts(document, catalogue, context), undefined),
    settle('city banner', loadCityBanner(document, { catalogue, context, moment, host: site.host }), undefined),
  ])
  if (banner && hasBannerPeriod(banner)) dependencies.lastsUntil(endOfToday(moment))
  const banners: readonly LoadedBlock[] = banner ? [{ block: banner, data: undefined }] : []
  const bannerLinks = content.links(banner?.action.type === 'REFERENCE' ? [banner.action] : [], lang)
  dependencies.tag(...[...bannerLinks.values()].map(({ translationGroup }) => cacheTag.pageLink(translationGroup)))
  // What the city has to offer comes first.
  return {
    blocks: addTicketComparison([...blocks.slice(0, 1), ...banners, ...blocks.slice(1)], collection),
    textPrices,
    popups,
    flowTypes: new Map([...linked].map(([tgid, { flowType }]) => [tgid, flowType])),
    collection,
    placeDay: loadAttractionDay(findLoadedMainList(blocks)?.listing, collection?.attraction, {
      ...{ availability, catalogue, context },
      party: choice?.party ?? USUAL_PARTY,
      rightHour: withoutOldNotes(document.rightHour, isoToday(moment)),
    }),
    bannerLinks,
  }
}

type Cards = ReadonlyMap<number, ProductCard>
const NO_CARDS: Cards = new Map()

/** In the order in which the page names them; what the batch holds for others is not theirs. */
async function loadCards(tgids: readonly number[], loadTourGroups: LoadTourGroups): Promise<Cards> {
  const { products } = await loadTourGroups(tgids)
  return new Map(
    tgids.flatMap((tgid) => {
      const product = products.get(tgid)
      return product ? [[tgid, product]] : []
    }),
  )
}

function shownTourGroups(blocks: readonly LoadedBlock[]) {
  return blocks.flatMap(({ data }) => {
    if (data && 'products' in data) return data.products
    return data && 'tgid' in data ? data : []
  })
}
