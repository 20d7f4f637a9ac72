import type { PageReference } from '@passepartout/content-model/navigation'
import type { PageDocument } from '@passepartout/content-model/page'
import type { MenuItem, SiteDocument } from '@passepartout/content-model/site'
import { tag } from '@passepartout/content-model/tags'
import { hasDays } from '../../blocks/banner/banner-days.ts'
import type { LoadedBlock } from '../../blocks/block.ts'
import { loadBlocks } from '../../blocks/load-blocks.ts'
import type { Dependencies } from '../../cache/dependencies.ts'
import type { Catalogue } from '../../catalogue/catalogue.ts'
import type { Collection, Product, ProductCard, ProductListing } from '../../catalogue/product.ts'
import { type AskTourGroups, createTourGroupBatch } from '../../catalogue/tour-group-batch.ts'
import type { Content } from '../../content/content.ts'
import { shortcodesOf } from '../../content/shortcodes-of-document.ts'
import type { Surroundings } from '../../content/surroundings.ts'
import type { Translate } from '../../i18n/translate.ts'
import type { Settle } from '../../operations/settle.ts'
import type { Visit } from '../../request/visit.ts'
import { endOfDay } from '../../shortcodes/format-today.ts'
import { loadTextPrices, type TextPrices } from '../../shortcodes/load-text-prices.ts'
import { loadAutomatedHeaderMenu } from './load-automated-header-menu.ts'
import { popupTgids } from './popup-tgids.ts'

const SIMILAR_SHOWS = 8

/** Everything that a page's view needs, from content system and catalogue, before a line of markup. */
export interface LoadedPage {
  readonly document: PageDocument
  readonly site: SiteDocument
  readonly surroundings: Surroundings
  readonly blocks: readonly LoadedBlock[]
  readonly collection: Collection | undefined
  readonly product: Product | undefined
  readonly similar: ProductListing
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

const NO_PRODUCTS: ProductListing = { products: [], total: 0, available: true }

/**
 * @param draft shown in place of what is published
 * @returns `undefined` when nothing is published at this address (specification, section 8: "No document found")
 */
export async function loadPage(
  visit: Visit,
  { content, catalogue, translate, dependencies, settle, now }: PageSources,
  draft?: PageDocument,
): Promise<LoadedPage | undefined> {
  const { uid, lang, kind, siteUid, host, path } = visit
  dependencies.tag(tag.page(uid, lang, kind), tag.site(siteUid), tag.redirect(host, path))
  const document = draft ?? content.page(uid, lang, kind)
  const site = document && content.site(document.siteUid, visit.lang)
  if (!document || !site) return undefined

  const context = catalogue.contextOf(visit, dependencies)
  const { pageType, categorisation } = document
  const shortcodes = shortcodesOf(document)
  if (shortcodes.some(({ name }) => name === 'date') || document.blocks.some(hasDays))
    dependencies.lastsUntil(endOfDay({ now, timeZone: site.timeZone }))
  const pageCards = (references: readonly PageReference[]) => {
    const cards = content.pageCards(references, lang)
    dependencies.tag(...cards.map((card) => tag.page(card.uid, lang, card.kind)))
    return cards
  }
  const askTourGroups = createTourGroupBatch(catalogue, context)
  const [blocks, textPrices, popups, collection, product, similar, menu] = await Promise.all([
    loadBlocks(document.blocks, { catalogue, context, settle, askTourGroups, pageCards }),
    settle('prices in text', loadTextPrices(shortcodes, { catalogue, askTourGroups }, context), new Map()),
    settle('popups', loadPopups(popupTgids(document, shortcodes), askTourGroups), new Map()),
    pageType === 'collectionPage' && categorisation.collectionId
      ? settle('collection', catalogue.collection(categorisation.collectionId, context), undefined)
      : undefined,
    pageType === 'showPage' && categorisation.tgid
      ? settle('product', catalogue.product(categorisation.tgid, context), undefined)
      : undefined,
    pageType === 'showPage' && categorisation.tgid
      ? settle('similar', catalogue.similar(categorisation.tgid, SIMILAR_SHOWS, context), NO_PRODUCTS)
      : NO_PRODUCTS,
    settle(
      'automated header menu',
      loadAutomatedHeaderMenu(site, { content, catalogue, translate }, context),
      undefined,
    ),
  ])
  const surroundings = content.surroundings(document, site)
  dependencies.tag(...surroundings.tags)
  const tgids = shownTgids(blocks, similar)
  const productPages = content.productPages(site.uid, visit.lang, tgids)
  return {
    document,
    site,
    surroundings: menu ? { ...surroundings, links: new Map([...surroundings.links, ...menu.links]) } : surroundings,
    blocks,
    collection,
    product,
    similar,
    productPages,
    textPrices,
    popups,
    automatedHeaderMenu: menu?.items,
  }
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

function shownTgids(blocks: readonly LoadedBlock[], similar: ProductListing): number[] {
  const listed = blocks.flatMap(({ data }) => {
    if (data && 'products' in data) return data.products
    return data && 'tgid' in data ? data : []
  })
  return [...listed, ...similar.products].map(({ tgid }) => tgid)
}
