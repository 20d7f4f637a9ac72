import type { Category, City, Collection, Language, Localised, Phrases, TourGroup } from '../catalogue-source.ts'
import { todayIn } from './calendar.ts'
import type { CatalogueStore } from './catalogue-store.ts'
import { type Convert, createConverter } from './prices.ts'

/** What every answer is made from: the database, the rates, the clock, and the small tables read once. */
export interface Catalogue {
  readonly store: CatalogueStore
  /** Codes of the currencies that have a rate. */
  readonly currencies: ReadonlySet<string>
  readonly convert: Convert
  readonly now: () => Date
  readonly imageUrl: string
  readonly cities: ReadonlyMap<string, City>
  readonly categories: readonly Category[]
  readonly collections: ReadonlyMap<number, Collection>
  readonly personas: readonly Localised[]
  /** Those that answers can be in. */
  readonly languages: readonly Language[]
  readonly phrases: Readonly<Record<Language, Phrases>>
}

export function openCatalogue(store: CatalogueStore, imageUrl: string, now: () => Date): Catalogue {
  const rates = store.rates()
  return {
    store,
    currencies: new Set(rates.keys()),
    convert: createConverter(rates),
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

/** The city of a row; the build has checked that it exists. */
export function cityOf(catalogue: Catalogue, cityCode: string): City {
  const city = catalogue.cities.get(cityCode)
  if (!city) throw new RangeError(`unknown city ${cityCode}`)
  return city
}

/** The category and sub-category of a tour group; the build has checked that they exist. */
export function categoriesOf(catalogue: Catalogue, tourGroup: Pick<TourGroup, 'subCategoryId'>) {
  for (const category of catalogue.categories) {
    const subCategory = category.subCategories.find((candidate) => candidate.id === tourGroup.subCategoryId)
    if (subCategory) return { category, subCategory }
  }
  throw new RangeError(`unknown sub-category ${tourGroup.subCategoryId}`)
}

/** Absolute address of a drawn picture. */
export function pictureUrl(catalogue: Catalogue, name: string): string {
  return `${catalogue.imageUrl}/catalogue/${name}`
}

/** Today where a tour group takes place. */
export function todayAt(catalogue: Catalogue, cityCode: string): string {
  return todayIn(cityOf(catalogue, cityCode).timeZone, catalogue.now())
}

/** One language's texts of an answer, and the currency of its prices (the city's own when undefined). */
export interface AnswerContext {
  readonly catalogue: Catalogue
  readonly language: Language
  readonly currency: string | undefined
}
