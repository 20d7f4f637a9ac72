import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { LanguageCode } from '@passepartout/content-model/locales'
import type { ProductSource } from '@passepartout/content-model/product-source'
import { tag } from '@passepartout/content-model/tags'
import type { Dependencies } from '../cache/dependencies.ts'
import { type CatalogueClient, type City, cityName, type Query } from './client.ts'
import type { LastGoodAnswers } from './last-good-answers.ts'
import { parseCityOffer } from './parse-city-offer.ts'
import { parseCollection } from './parse-collection.ts'
import { type ParsedList, parseProduct, parseProductList } from './parse-product.ts'
import { type Recorded, showPrices } from './price-age.ts'
import { DEFAULT_PRICE_CEILINGS, type PriceCeilings } from './price-ceilings.ts'
import type { CityOffer, Collection, Product, ProductCard, ProductListing } from './product.ts'
import type { Reading } from './reading.ts'
import type { CatalogueError, Result } from './result.ts'

/** The most that the API lists at once. */
const LONGEST_LIST = 100

/** In whose language and money a question is asked, and where the answer's dependencies are noted. */
export interface CatalogueContext {
  readonly lang: LanguageCode
  readonly currency: CurrencyCode
  readonly dependencies: Dependencies
}

interface Question<T> {
  readonly path: string
  readonly query: Query
  readonly parse: (value: unknown, reading: Reading) => Recorded<T> | undefined
  readonly tagsOf: (value: Recorded<T>) => string[]
}

/** The catalogue as pages see it: our own types, cached; a failure is an absence, never an exception. */
export class Catalogue {
  readonly #client: CatalogueClient
  readonly #cache: LastGoodAnswers
  readonly #now: () => number
  readonly #ceilings: PriceCeilings

  constructor(
    client: CatalogueClient,
    cache: LastGoodAnswers,
    now: () => number = Date.now,
    ceilings: PriceCeilings = DEFAULT_PRICE_CEILINGS,
  ) {
    this.#ceilings = ceilings
    this.#client = client
    this.#cache = cache
    this.#now = now
  }

  async listing(source: ProductSource, limit: number, context: CatalogueContext): Promise<ProductListing> {
    const { path, query, ownTag } = listingAddress(source, limit)
    const answer = await this.#ask<ParsedList>(
      {
        path,
        query: { ...query, ...localeQuery(context) },
        parse: parseProductList,
        tagsOf: ({ products }) => [...ownTag, ...products.map(({ tgid }) => tag.tourGroup(tgid))],
      },
      context,
    )
    if (!answer) return { products: [], total: 0, available: false }
    const products = inAskedOrder(source, answer.products).slice(0, limit)
    return { products, total: answer.total, available: true }
  }

  async product(tgid: number, context: CatalogueContext): Promise<Product | undefined> {
    context.dependencies.tag(tag.tourGroup(tgid))
    return this.#ask<Product>(
      {
        path: `/api/v6/tour-groups/${tgid}/`,
        query: localeQuery(context),
        parse: (value, reading) => {
          const product = parseProduct(value, reading)
          return product?.tgid === tgid ? product : undefined
        },
        tagsOf: () => [tag.tourGroup(tgid)],
      },
      context,
    )
  }

  async similar(tgid: number, limit: number, context: CatalogueContext): Promise<ProductListing> {
    const answer = await this.#ask<ParsedList>(
      {
        path: `/api/v6/tour-groups/${tgid}/similar-products/`,
        query: { limit, ...localeQuery(context) },
        parse: parseProductList,
        tagsOf: ({ products }) => [tgid, ...products.map((product) => product.tgid)].map(tag.tourGroup),
      },
      context,
    )
    if (!answer) return { products: [], total: 0, available: false }
    const products = answer.products.filter((product) => product.tgid !== tgid).slice(0, limit)
    return { products, total: products.length, available: true }
  }

  async collection(id: number, context: CatalogueContext): Promise<Collection | undefined> {
    context.dependencies.tag(tag.collection(id))
    const { language, currency } = localeQuery(context)
    return this.#ask<Collection>(
      {
        path: '/api/v1/collection/',
        query: { 'ids[]': [id], language, currency },
        parse: (value, reading) => parseCollection(value, id, context.lang, reading),
        tagsOf: () => [tag.collection(id)],
      },
      context,
    )
  }

  /**
   * What the provider's first hundred tour groups of a city belong to. Nothing in it is a price, so that what shows it
   * does not age as prices do.
   *
   * @param city code, such as ROME, name, or the catalogue's own object
   * @returns `undefined` when the catalogue cannot say
   */
  async cityOffer(city: City, context: CatalogueContext): Promise<CityOffer | undefined> {
    return this.#ask<CityOffer>(
      {
        path: `/api/v6/tour-groups/list-by/city/${encodeURIComponent(cityName(city))}/`,
        query: { 'src-version': 'v3', limit: LONGEST_LIST, ...localeQuery(context) },
        parse: parseCityOffer,
        tagsOf: tagsOfOffer,
      },
      context,
    )
  }

  async #ask<T>(question: Question<T>, context: CatalogueContext): Promise<T | undefined> {
    const { currency, dependencies } = context
    const key = `${question.path} ${JSON.stringify(question.query)}`
    const fetch = async (): Promise<Result<Recorded<T>>> => {
      const answer = await this.#client.get(question.path, question.query)
      if (!answer.ok) return answer
      const value = question.parse(answer.value, { currency, ceiling: this.#ceilings[currency], readAt: this.#now() })
      return value === undefined ? { ok: false, error: malformed(question.path) } : { ok: true, value }
    }
    const result = await this.#cache.get(key, fetch, question.tagsOf)
    if (!result.ok) {
      dependencies.degrade()
      return undefined
    }
    const { value } = result.value
    dependencies.tag(...question.tagsOf(value))
    return showPrices<T>(value, this.#now(), dependencies)
  }
}

function listingAddress(source: ProductSource, limit: number): { path: string; query: Query; ownTag: string[] } {
  switch (source.kind) {
    case 'collection':
      return {
        path: `/api/v6/tour-groups/list-by/collection/${source.id}/`,
        query: { 'src-version': 'v3', limit },
        ownTag: [tag.collection(source.id)],
      }
    case 'category':
      return {
        path: `/api/v6/tour-groups/list-by/category/${source.id}/`,
        query: { city: source.city, 'src-version': 'v3', limit },
        ownTag: [tag.listing('category', source.id)],
      }
    case 'subCategory':
      return {
        path: `/api/v6/tour-groups/list-by/sub-category/${source.id}/`,
        query: { city: source.city, 'src-version': 'v3', limit },
        ownTag: [tag.listing('subCategory', source.id)],
      }
    case 'tgids':
      return { path: '/api/v6/tour-groups/', query: { 'ids[]': source.ids }, ownTag: source.ids.map(tag.tourGroup) }
  }
}

function tagsOfOffer({ collections, categories }: Recorded<CityOffer>): string[] {
  return [
    ...collections.map(({ id }) => tag.collection(id)),
    ...categories.flatMap(({ id, subCategories }) => [
      tag.listing('category', id),
      ...subCategories.map((subCategory) => tag.listing('subCategory', subCategory.id)),
    ]),
  ]
}

/** The API language format is the uppercase of the code (specification, section 7). */
function localeQuery({ lang, currency }: CatalogueContext) {
  return { language: lang.toUpperCase(), currency, 'fallback-to-english': false }
}

/** An editor's list of tgids keeps the editor's order, whatever the answer's. */
function inAskedOrder(source: ProductSource, products: readonly ProductCard[]): readonly ProductCard[] {
  if (source.kind !== 'tgids') return products
  const byTgid = new Map(products.map((product) => [product.tgid, product]))
  return source.ids.flatMap((id) => byTgid.get(id) ?? [])
}

function malformed(source: string): CatalogueError {
  return { kind: 'malformed', retryable: true, source: `GET ${source}` }
}
