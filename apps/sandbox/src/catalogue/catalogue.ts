import type { Category, City, Collection, Language, LocalisedText, Phrases, TourGroup } from '../catalogue-schema.ts'
import { todayInTimeZone } from './calendar.ts'
import type { CatalogueStore } from './catalogue-store.ts'
import { type CurrencyConverter, createCurrencyConverter } from './prices.ts'

/** Everything that answers are built from: the database, the rates, the clock, and the small tables in memory. */
export interface Catalogue {
  readonly store: CatalogueStore
  /** Currencies with a rate. */
  readonly currencies: ReadonlySet<string>
  readonly convert: CurrencyConverter
  readonly now: () => Date
  readonly imageUrl: string
  readonly cities: ReadonlyMap<string, City>
  readonly categories: readonly Category[]
  readonly collections: ReadonlyMap<number, Collection>
  readonly personas: readonly LocalisedText[]
  /** Languages available in answers. */
  readonly languages: readonly Language[]
  readonly phrases: Readonly<Record<Language, Phrases>>
}

export function openCatalogue(store: CatalogueStore, imageUrl: string, now: () => Date): Catalogue {
  const rates = store.rates()
  return {
    store,
    currencies: new Set(rates.keys()),
    convert: createCurrencyConverter(rates),
    now,
    imageUrl,
    cities: new Map(store.cities().map((city) => [city.code, city])),
    categories: store.categories(),
    collections: new Map(store.collections().map((collection) => [collection.id, collection])),
    personas: store.personas(),
    languages: store.languages(),
    phrases: store.phrases(),
  }
}

/** The city of a row; its existence was checked by the build. */
export function cityOf(catalogue: Catalogue, cityCode: string): City {
  const city = catalogue.cities.get(cityCode)
  if (!city) throw new RangeError(`unknown city ${cityCode}`)
  return city
}

/** The category and sub-category of a tour group; their existence was checked by the build. */
export function categoryAndSubCategoryOf(catalogue: Catalogue, tourGroup: Pick<TourGroup, 'subCategoryId'>) {
  for (const category of catalogue.categories) {
    const subCategory = category.subCategories.find((candidate) => candidate.id === tourGroup.subCategoryId)
    if (subCategory) return { category, subCategory }
  }
  throw new RangeError(`unknown sub-category ${tourGroup.subCategoryId}`)
}

/** Absolute address of a generated picture. */
export function pictureUrl(catalogue: Catalogue, name: string): string {
  return `${catalogue.imageUrl}/catalogue/${name}`
}

/** The current date where a tour group takes place. */
export function todayInCity(catalogue: Catalogue, cityCode: string): string {
  return todayInTimeZone(cityOf(catalogue, cityCode).timeZone, catalogue.now())
}

/** The language of an answer's texts, and the currency of its prices (the city's own when undefined). */
export interface ResponseContext {
  readonly catalogue: Catalogue
  readonly language: Language
  readonly currency: string | undefined
}
