import type { ProductSource } from '@passepartout/content-model/blocks'
import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { tag } from '@passepartout/content-model/tags'
import type { Dependencies } from '../cache/dependencies.ts'
import type { CatalogueClient, Query } from './client.ts'
import type { Fetched, LastGoodAnswers } from './last-good-answers.ts'
import { parseCityOffer } from './parse-city-offer.ts'
import { parseCollection } from './parse-collection.ts'
import { type ParsedList, parseProduct, parseProductList } from './parse-product.ts'
import type { CityOffer, Collection, Product, ProductCard, ProductListing } from './product.ts'
import type { CatalogueError, Result } from './result.ts'

/** A price older than this is not shown any more. */
export const PRICE_AGE_LIMIT = 24 * 3_600_000

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
  readonly parse: (value: unknown) => T | undefined
  readonly tagsOf: (value: T) => string[]
}

/** The catalogue as pages see it: our own types, cached; a failure is an absence, never an exception. */
export class Catalogue {
  readonly #client: CatalogueClient
  readonly #cache: LastGoodAnswers
  readonly #now: () => number

  constructor(client: CatalogueClient, cache: LastGoodAnswers, now: () => number = Date.now) {
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
        parse: (value) => parseProductList(value, context.currency),
        tagsOf: ({ products }) => [...ownTag, ...products.map(({ tgid }) => tag.tourGroup(tgid))],
      },
      context,
    )
    if (!answer) return { products: [], total: 0, available: false }
    const products = inAskedOrder(source, answer.value.products).slice(0, limit)
    return { products: this.#priced(products, answer, context), total: answer.value.total, available: true }
  }

  async product(tgid: number, context: CatalogueContext): Promise<Product | undefined> {
    context.dependencies.tag(tag.tourGroup(tgid))
    const answer = await this.#ask<Product>(
      {
        path: `/api/v6/tour-groups/${tgid}/`,
        query: localeQuery(context),
        parse: (value) => parseProduct(value, context.currency),
        tagsOf: () => [tag.tourGroup(tgid)],
      },
      context,
    )
    return answer && this.#priced([answer.value], answer, context)[0]
  }

  async similar(tgid: number, limit: number, context: CatalogueContext): Promise<ProductListing> {
    const answer = await this.#ask<ParsedList>(
      {
        path: `/api/v6/tour-groups/${tgid}/similar-products/`,
        query: { limit, ...localeQuery(context) },
        parse: (value) => parseProductList(value, context.currency),
        tagsOf: ({ products }) => [tgid, ...products.map((product) => product.tgid)].map(tag.tourGroup),
      },
      context,
    )
    if (!answer) return { products: [], total: 0, available: false }
    const others = answer.value.products.filter((product) => product.tgid !== tgid).slice(0, limit)
    return { products: this.#priced(others, answer, context), total: others.length, available: true }
  }

  async collection(id: number, context: CatalogueContext): Promise<Collection | undefined> {
    context.dependencies.tag(tag.collection(id))
    const answer = await this.#ask<Collection>(
      {
        path: '/api/v1/collection/',
        query: { 'ids[]': [id], ...localeQuery(context) },
        parse: (value) => parseCollection(value, id),
        tagsOf: () => [tag.collection(id)],
      },
      context,
    )
    if (!answer) return undefined
    const { startingPrice, ...rest } = answer.value
    const isShown = startingPrice?.currency === context.currency && this.#isPriceable(answer, context)
    return isShown ? answer.value : rest
  }

  /**
   * What the provider's first hundred tour groups of a city belong to. Nothing in it is a price, so that what shows it
   * does not age as prices do.
   *
   * @param city code, such as ROME, or name
   * @returns `undefined` when the catalogue cannot say
   */
  async cityOffer(city: string, context: CatalogueContext): Promise<CityOffer | undefined> {
    const answer = await this.#ask<CityOffer>(
      {
        path: `/api/v6/tour-groups/list-by/city/${encodeURIComponent(city)}/`,
        query: { 'src-version': 'v3', limit: LONGEST_LIST, ...localeQuery(context) },
        parse: parseCityOffer,
        tagsOf: tagsOfOffer,
      },
      context,
    )
    return answer?.value
  }

  async #ask<T>(question: Question<T>, context: CatalogueContext): Promise<Fetched<T> | undefined> {
    const key = `${question.path} ${JSON.stringify(question.query)}`
    const fetch = async (): Promise<Result<T>> => {
      const answer = await this.#client.get(question.path, question.query)
      if (!answer.ok) return answer
      const value = question.parse(answer.value)
      return value === undefined ? { ok: false, error: malformed(question.path) } : { ok: true, value }
    }
    const result = await this.#cache.get(key, fetch, question.tagsOf)
    if (!result.ok) {
      context.dependencies.degrade()
      return undefined
    }
    context.dependencies.tag(...question.tagsOf(result.value.value))
    return result.value
  }

  #priced<P extends ProductCard>(products: readonly P[], answer: Fetched<unknown>, context: CatalogueContext): P[] {
    if (products.some(({ price }) => price) && this.#isPriceable(answer, context)) return [...products]
    return products.map(withoutPrice)
  }

  #isPriceable(answer: Fetched<unknown>, { dependencies }: CatalogueContext): boolean {
    const isYoung = this.#now() - answer.fetchedAt < PRICE_AGE_LIMIT
    if (isYoung) dependencies.pricedAt(answer.fetchedAt)
    else dependencies.degrade()
    return isYoung
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

function tagsOfOffer({ collections, categories }: CityOffer): string[] {
  return [
    ...collections.map(({ id }) => tag.collection(id)),
    ...categories.flatMap(({ id, subCategories }) => [
      tag.listing('category', id),
      ...subCategories.map((subCategory) => tag.listing('subCategory', subCategory.id)),
    ]),
  ]
}

/** The API language format is the uppercase of the code (specification, section 7). */
function localeQuery({ lang, currency }: CatalogueContext): Query {
  return { language: lang.toUpperCase(), currency, 'fallback-to-english': false }
}

/** An editor's list of tgids keeps the editor's order, whatever the answer's. */
function inAskedOrder(source: ProductSource, products: readonly ProductCard[]): readonly ProductCard[] {
  if (source.kind !== 'tgids') return products
  const byTgid = new Map(products.map((product) => [product.tgid, product]))
  return source.ids.flatMap((id) => byTgid.get(id) ?? [])
}

function withoutPrice<P extends ProductCard>(product: P): P {
  const { price: _price, ...rest } = product
  return rest as P
}

function malformed(source: string): CatalogueError {
  return { kind: 'malformed', retryable: true, source: `GET ${source}` }
}
