/** A thing of schema.org's vocabulary, as JSON-LD. */
export type LinkedData = Readonly<Record<string, unknown>>

/**
 * What Google's lists of structured data demand of each type before a page can be shown with more than its title
 * (developers.google.com/search/docs/appearance/structured-data). Of several names joined by `|` one is enough; `+`
 * after a name demands two or more.
 */
export const REQUIRED_PROPERTIES: Readonly<Record<string, readonly string[]>> = {
  Product: ['name'],
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  AggregateRating: ['ratingValue', 'ratingCount|reviewCount'],
  Review: ['author', 'reviewRating', 'reviewBody|reviewRating'],
  Rating: ['ratingValue'],
  Person: ['name'],
  TheaterEvent: ['name', 'startDate', 'location'],
  Place: ['name|address'],
  FAQPage: ['mainEntity'],
  Question: ['name', 'acceptedAnswer'],
  Answer: ['text'],
  VideoObject: ['name', 'thumbnailUrl', 'uploadDate'],
  BreadcrumbList: ['itemListElement+'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'item|url'],
  Article: ['headline', 'author', 'datePublished'],
  Organization: ['name', 'url', 'logo'],
  ImageObject: ['url'],
}

/**
 * The demanded properties that a value and what it contains lack, such as `FAQPage.mainEntity`.
 *
 * @param value nodes of a graph
 */
export function findMissingProperties(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(findMissingProperties)
  if (typeof value !== 'object' || value === null) return []
  const thing: LinkedData = { ...value }
  const type = String(thing['@type'] ?? '')
  const required = REQUIRED_PROPERTIES[type] ?? []
  const missing = required.filter((property) => !property.split('|').some((name) => has(thing, name)))
  return [...missing.map((property) => `${type}.${property}`), ...Object.values(thing).flatMap(findMissingProperties)]
}

function has(thing: LinkedData, name: string): boolean {
  const value = thing[name.replace('+', '')]
  if (Array.isArray(value)) return value.length > (name.endsWith('+') ? 1 : 0)
  return value !== undefined && value !== ''
}
