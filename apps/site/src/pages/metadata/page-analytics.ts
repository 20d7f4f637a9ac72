import type { MeasuredEvent } from '../../analytics/event-map.ts'
import { type MeasuredProduct, measuredProductWithCurrency, type PageFacts } from '../../analytics/page-facts.ts'
import type { LoadedBlock } from '../../blocks/block.ts'
import type { Price, ProductCard } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { displayablePrice } from '../../products/price-and-booking-link.tsx'
import type { LoadedPage } from '../loading/load-page.ts'

/** The analytics facts that follow from a page's content. */
export type PageAnalytics = Pick<PageFacts, 'view' | 'about' | 'products' | 'events'>

/** For a page without a document. */
export const NO_PAGE_ANALYTICS: PageAnalytics = { view: {}, about: {}, products: [], events: [] }

/**
 * Specification, section 9, "Analytics": the page's kind and its tour groups without duplicates, its own first.
 *
 * @param price of its own tour group as shown, for the day that the address selects
 */
export function pageAnalyticsOf(
  loaded: Pick<LoadedPage, 'document' | 'blocks' | 'product' | 'similar' | 'popups'>,
  price: Price | undefined,
  page: PageContext,
): PageAnalytics {
  const { document, blocks, product, similar, popups } = loaded
  const { city, country, collectionId, categoryId, subCategoryId } = document.categorisation
  const shown = [...(product ? [product] : []), ...blocks.flatMap(productsIn), ...similar.products, ...popups.values()]
  const products = analyticsProductsOf(shown, page).map((one) =>
    one.tgid === product?.tgid ? { ...one, price: price?.display.amount } : one,
  )
  return {
    view: {
      landingPage: document.landingPageKind ? 'Yes' : 'No',
      numberOfSlices: blocks.length,
      firstSliceType: blocks[0]?.block.type,
      pageType: document.pageType,
      pageSubType: document.pageSubType,
    },
    about: { city, country, collectionId, categoryId, subCategoryId },
    products,
    events: [...eventsOf(products, product?.tgid, page.visit.currency), ...exposuresOf(page)],
  }
}

/** Analytics entries of the tour groups that a page shows, without duplicates. */
export function analyticsProductsOf(shown: readonly ProductCard[], page: PageContext): readonly MeasuredProduct[] {
  const products = new Map<number, MeasuredProduct>()
  for (const one of shown) if (!products.has(one.tgid)) products.set(one.tgid, factsOf(one, page))
  return [...products.values()]
}

/** Events for the page's own tour group and for tour groups shown without a price. */
function eventsOf(
  products: readonly MeasuredProduct[],
  own: number | undefined,
  currency: string,
): readonly MeasuredEvent[] {
  const viewed = products.find(({ tgid }) => tgid === own)
  const tgids = products.filter(({ price }) => price === undefined).map(({ tgid }) => tgid)
  return [
    ...(viewed ? [{ name: 'Product Viewed', ...measuredProductWithCurrency(viewed, currency) } as const] : []),
    ...(tgids.length > 0 ? [{ name: 'Price Missing', tgids } as const] : []),
  ]
}

/** Exposure events of the page's experiments; none in an editor's preview. */
function exposuresOf({ visit, app }: PageContext): readonly MeasuredEvent[] {
  if (app.isPreview) return []
  return Object.entries(visit.arms ?? {}).map(([experiment, arm]) => {
    return { name: 'Experiment Viewed', experiment, arm, experience: `${experiment}-${arm}` }
  })
}

function productsIn({ block, data }: LoadedBlock): readonly ProductCard[] {
  if (!data) return []
  if (block.type === 'productList' && 'products' in data) return data.products.slice(0, block.limit)
  if ('products' in data) return data.products
  return 'tgid' in data ? [data] : []
}

function factsOf(product: ProductCard, page: PageContext): MeasuredProduct {
  const { tgid, name, primaryCategory, primarySubCategory, primaryCollection, rating, booster } = product
  return {
    tgid,
    productName: name,
    price: displayablePrice(product, page)?.display.amount,
    categoryId: primaryCategory?.id,
    categoryName: primaryCategory?.displayName,
    subCategoryId: primarySubCategory?.id,
    subCategoryName: primarySubCategory?.displayName,
    collectionId: primaryCollection?.id,
    collectionName: primaryCollection?.displayName,
    averageRating: rating?.average,
    numberOfRatings: rating?.count,
    boosterName: booster,
  }
}
