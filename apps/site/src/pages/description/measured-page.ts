import type { MeasuredProduct, PageFacts } from '../../analytics/page-facts.ts'
import type { LoadedBlock } from '../../blocks/block.ts'
import type { ProductCard } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import { offeredPrice } from '../../products/offer.tsx'
import type { LoadedPage } from '../loading/load-page.ts'

/** What of a page's facts follows from what it shows. */
export type MeasuredPage = Pick<PageFacts, 'view' | 'about' | 'products' | 'isProduct'>

/** A page that is no document's. */
export const NOTHING_MEASURED: MeasuredPage = { view: {}, about: {}, products: [], isProduct: false }

/** Specification, section 9, "Analytics": what a page is, and the tour groups that it shows, each once, its own first. */
export function measuredPageOf(
  {
    document,
    blocks,
    product,
    similar,
    popups,
  }: Pick<LoadedPage, 'document' | 'blocks' | 'product' | 'similar' | 'popups'>,
  page: PageContext,
): MeasuredPage {
  const { city, country, collectionId, categoryId, subCategoryId } = document.categorisation
  const shown = [...(product ? [product] : []), ...blocks.flatMap(productsIn), ...similar.products, ...popups.values()]
  const products = new Map<number, MeasuredProduct>()
  for (const one of shown) if (!products.has(one.tgid)) products.set(one.tgid, factsOf(one, page))
  return {
    view: {
      landingPage: document.landingPageKind ? 'Yes' : 'No',
      numberOfSlices: blocks.length,
      firstSliceType: blocks[0]?.block.type,
      pageType: document.pageType,
      pageSubType: document.pageSubType,
    },
    about: { city, country, collectionId, categoryId, subCategoryId },
    products: [...products.values()],
    isProduct: product !== undefined,
  }
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
    price: offeredPrice(product, page)?.display.amount,
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
