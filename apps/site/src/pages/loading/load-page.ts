import type { PageReference } from '@passepartout/content-model/navigation'
import type { PageDocument } from '@passepartout/content-model/page'
import type { MenuItem, SiteDocument } from '@passepartout/content-model/site'
import { tag } from '@passepartout/content-model/tags'
import { hasDays } from '../../blocks/banner/banner-days.ts'
import type { LoadedBlock } from '../../blocks/block.ts'
import { loadBlocks } from '../../blocks/load-blocks.ts'
import type { Dependencies } from '../../cache/dependencies.ts'
import type { Catalogue, CatalogueContext } from '../../catalogue/catalogue.ts'
import type { Collection, Itinerary, Product, ProductCard, ProductListing, Review } from '../../catalogue/product.ts'
import type { AskTourGroups } from '../../catalogue/tour-group-batch.ts'
import type { Content } from '../../content/content.ts'
import { productPagesOf } from '../../content/product-pages.ts'
import { shortcodesOf } from '../../content/shortcodes-of-document.ts'
import type { Surroundings } from '../../content/surroundings.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { Settle } from '../../operations/settle.ts'
import type { VisitDates } from '../../products/booking-card/plan-visit.ts'
import type { Visit } from '../../request/visit.ts'
import { endOfDay } from '../../shortcodes/format-today.ts'
import { loadTextPrices, type TextPrices } from '../../shortcodes/load-text-prices.ts'
import { documentOfProduct, translationsOfProduct } from './document-of-product.ts'
import { loadAutomatedHeaderMenu } from './load-automated-header-menu.ts'
import { type LoadedTourGroup, loadTourGroup, NO_PRODUCTS } from './load-tour-group.ts'
import { popupTgids } from './popup-tgids.ts'

/** Everything that a page's view needs, from content system and catalogue, before a line of markup. */
export interface LoadedPage {
  readonly document: PageDocument
  readonly site: SiteDocument
  readonly surroundings: Surroundings
  readonly blocks: readonly LoadedBlock[]
  readonly collection: Collection | undefined
  readonly product: Product | undefined
  readonly reviews: readonly Review[]
  readonly itinerary: Itinerary | undefined
  readonly similar: ProductListing
  /** On which days it can be visited, and when on the chosen one. */
  readonly dates: VisitDates
  /** The site's own pages about the tour groups that are shown, by tgid. */
  readonly productPages: ReadonlyMap<number, string>
  /** What the texts of the page name prices of. */
  readonly textPrices: TextPrices
  /** The tour groups that open in a dialog, by number. */
  readonly popups: ReadonlyMap<number, ProductCard>
  /** Absent where the site's own items stand. */
  readonly automatedHeaderMenu: readonly MenuItem[] | undefined
}

interface PageSources {
  readonly content: Content
  readonly catalogue: Catalogue
  readonly translate: Translate
  readonly dependencies: Dependencies
  readonly settle: Settle
  /** Milliseconds since the epoch. */
  readonly now: number
}

const NOTHING: LoadedTourGroup = { answer: {}, reviews: [], itinerary: undefined, similar: NO_PRODUCTS, dates: {} }

/** Nobody wrote a page at the address, and the catalogue cannot say what it has there: it may soon. */
export class CatalogueSilentError extends Error {
  override readonly name = 'CatalogueSilentError'
}

/**
 * @param draft shown in place of what is published
 * @returns `undefined` when nothing is at this address (specification, section 8: "No document found"); of a tour group's
 *   page its document says where it is
 * @throws CatalogueSilentError
 */
export async function loadPage(
  visit: Visit,
  sources: PageSources,
  draft?: PageDocument,
): Promise<LoadedPage | undefined> {
  const { content, catalogue, translate, dependencies, settle, now } = sources
  const { uid, lang, kind, host, path, choice } = visit
  const written = draft ?? content.page(uid, lang, kind)
  const tgid = written ? tgidOf(written) : visit.tgid
  const siteUid = written?.siteUid ?? visit.siteUid
  dependencies.tag(tag.page(uid, lang, kind), tag.site(visit.siteUid), tag.redirect(host, path))
  const site = content.site(siteUid, lang)
  if (!site || (!written && tgid === undefined)) return undefined

  const context = catalogue.contextOf(visit, dependencies)
  const moment = { now, timeZone: site.timeZone }
  const [tourGroup, writings, menu] = await Promise.all([
    tgid === undefined ? NOTHING : loadTourGroup(tgid, { catalogue, context, settle, choice, moment }),
    written ? loadWritings(written, site, context, sources) : NO_WRITINGS,
    settle(
      'automated header menu',
      loadAutomatedHeaderMenu(site, { content, catalogue, translate }, context),
      undefined,
    ),
  ])
  const { answer, ...about } = tourGroup
  if (!written && !answer) throw new CatalogueSilentError(uid)
  const product = answer?.product
  const document = written ?? (product && documentOfProduct(product, site, content))
  if (!document) return undefined

  const surroundings = content.surroundings(document, site)
  dependencies.tag(...surroundings.tags)
  const translations = product
    ? translationsOfProduct(product, document, surroundings.translations, site, content)
    : surroundings.translations
  const links = menu ? new Map([...surroundings.links, ...menu.links]) : surroundings.links
  return {
    document,
    site,
    surroundings: { ...surroundings, translations, links },
    product,
    ...about,
    ...writings,
    productPages: productPagesOf([...shownTourGroups(writings.blocks), ...about.similar.products], site, content),
    automatedHeaderMenu: menu?.items,
  }
}

/** What a page is about as a whole. */
function tgidOf({ pageType, categorisation }: PageDocument): number | undefined {
  return pageType === 'showPage' || pageType === 'productPage' ? categorisation.tgid : undefined
}

const NO_WRITINGS = { blocks: [], textPrices: new Map(), popups: new Map(), collection: undefined }

/** What the words and blocks of a document ask the catalogue for. */
async function loadWritings(
  document: PageDocument,
  site: SiteDocument,
  context: CatalogueContext,
  { content, catalogue, dependencies, settle, now }: PageSources,
): Promise<Pick<LoadedPage, 'blocks' | 'textPrices' | 'popups' | 'collection'>> {
  const { lang, pageType, categorisation } = document
  const shortcodes = shortcodesOf(document)
  if (shortcodes.some(({ name }) => name === 'date') || document.blocks.some(hasDays))
    dependencies.lastsUntil(endOfDay({ now, timeZone: site.timeZone }))
  const pageCards = (references: readonly PageReference[]) => {
    const cards = content.pageCards(references, lang)
    dependencies.tag(...cards.map((card) => tag.page(card.uid, lang, card.kind)))
    return cards
  }
  const askTourGroups = catalogue.tourGroups(context)
  const [blocks, textPrices, popups, collection] = await Promise.all([
    loadBlocks(document.blocks, { catalogue, context, settle, askTourGroups, pageCards }),
    settle('prices in text', loadTextPrices(shortcodes, { catalogue, askTourGroups }, context), new Map()),
    settle('popups', loadPopups(popupTgids(document, shortcodes), askTourGroups), new Map()),
    pageType === 'collectionPage' && categorisation.collectionId
      ? settle('collection', catalogue.collection(categorisation.collectionId, context), undefined)
      : undefined,
  ])
  return { blocks, textPrices, popups, collection }
}

/** In the order in which the page names them; what the batch holds for others is not theirs. */
async function loadPopups(tgids: readonly number[], askTourGroups: AskTourGroups): Promise<LoadedPage['popups']> {
  const products = await askTourGroups(tgids)
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
