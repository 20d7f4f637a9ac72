import type { MeasuredEvent, ProductProperties } from './event-map.ts'

type PageViewed = Extract<MeasuredEvent, { readonly name: 'Page Viewed' }>

/** Its currency is the page's. */
export type MeasuredProduct = Omit<ProductProperties, 'currency'> & { readonly tgid: number }

/** Facts of a page for analytics and consent: JSON in the page, equal for all visitors. */
export interface PageFacts {
  /** Properties that are not in the document. */
  readonly view: Omit<PageViewed, 'name' | 'language' | 'pageTitle' | 'dateFilter' | 'tgids' | 'numberOfProducts'>
  readonly about: {
    readonly city?: string | undefined
    readonly country?: string | undefined
    readonly collectionId?: number | undefined
    readonly categoryId?: number | undefined
    readonly subCategoryId?: number | undefined
  }
  /** The shown tour groups; the page's own first. */
  readonly products: readonly MeasuredProduct[]
  /** Further events to push when the page is viewed. */
  readonly events: readonly MeasuredEvent[]
  /**
   * The script that reports web vitals, and the share of sampled visits between 0 and 1; absent when none are sampled.
   */
  readonly vitals?: { readonly script: string; readonly share: number } | undefined
  /** Domain of cookies that booking pages read. */
  readonly domain: string
}

/** Adds the currency to a tour group that has a price. */
export function measuredProductWithCurrency(product: MeasuredProduct, currency: string): ProductProperties {
  return { ...product, currency: product.price ? currency : undefined }
}

/** Id of the script element with the facts. */
export const FACTS_ID = 'facts'
