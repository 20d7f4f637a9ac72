import type { ProductProperties } from './event-map.ts'
import { FACTS_ID, type PageFacts, withCurrency } from './page-facts.ts'

/** @returns `undefined` on a page that says nothing of itself */
export function factsOfDocument(root: Document): PageFacts | undefined {
  const text = root.getElementById(FACTS_ID)?.textContent
  return text ? JSON.parse(text) : undefined
}

/** The tour groups of a page by number, in the order of the page. */
export function productsOf({ products }: PageFacts, currency: string): ReadonlyMap<number, ProductProperties> {
  return new Map(products.map((one) => [one.tgid, withCurrency(one, currency)]))
}
