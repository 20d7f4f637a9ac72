import type { ProductProperties } from './event-map.ts'
import { FACTS_ID, measuredProductWithCurrency, type PageFacts } from './page-facts.ts'

/** @returns `undefined` on a page without facts */
export function readPageFacts(root: Document): PageFacts | undefined {
  const text = root.getElementById(FACTS_ID)?.textContent
  return text ? JSON.parse(text) : undefined
}

/** Tour groups by id, in the order of the page. */
export type ProductPropertiesByTgid = Map<number, ProductProperties>

/** Adds the tour groups of a page; newer data replaces older. */
export function addProducts(products: ProductPropertiesByTgid, root: Document, currency: string): void {
  for (const one of readPageFacts(root)?.products ?? [])
    products.set(one.tgid, measuredProductWithCurrency(one, currency))
}
