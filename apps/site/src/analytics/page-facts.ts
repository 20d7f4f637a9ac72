import type { MeasuredEvent, ProductProperties } from './event-map.ts'

type PageViewed = Extract<MeasuredEvent, { readonly name: 'Page Viewed' }>

/** Its currency is the page's. */
export type MeasuredProduct = Omit<ProductProperties, 'currency'> & { readonly tgid: number }

/** What the server knows of a page and a browser needs for measuring and asking: one JSON in the page, the same for everybody. */
export interface PageFacts {
  /** What it cannot read off the document itself. */
  readonly view: Omit<PageViewed, 'name' | 'language' | 'pageTitle' | 'dateFilter' | 'tgids' | 'numberOfProducts'>
  readonly about: {
    readonly city?: string | undefined
    readonly country?: string | undefined
    readonly collectionId?: number | undefined
    readonly categoryId?: number | undefined
    readonly subCategoryId?: number | undefined
  }
  /** Those that the page shows; where it is about one, that is the first. */
  readonly products: readonly MeasuredProduct[]
  /** What else is told as soon as the page is viewed. */
  readonly events: readonly MeasuredEvent[]
  /** The script that tells how the page did, and of how many visits, between 0 and 1; absent where of none. */
  readonly vitals?: { readonly script: string; readonly share: number } | undefined
  /** Cookies that the booking pages read are set for it. */
  readonly domain: string
}

/** What is told of a tour group of a page: no price without its currency. */
export function withCurrency(product: MeasuredProduct, currency: string): ProductProperties {
  return { ...product, currency: product.price ? currency : undefined }
}

/** The id of the script element that holds them. */
export const FACTS_ID = 'facts'
