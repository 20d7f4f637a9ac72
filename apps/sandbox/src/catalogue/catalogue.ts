import {
  type City,
  categorySchema,
  citySchema,
  collectionSchema,
  type Language,
  localisedTextSchema,
  type TourGroup,
} from '../catalogue-schema.ts'
import { todayInTimeZone } from './calendar.ts'
import type { CatalogueStore } from './catalogue-store.ts'
import { createCurrencyConverter } from './prices.ts'

/** Everything that answers are built from: the database, the rates, the clock, and the small tables in memory. */
export type Catalogue = ReturnType<typeof openCatalogue>

export function openCatalogue(store: CatalogueStore, imageUrl: string, now: () => Date) {
  const rates = store.rates()
  return {
    store,
    /** Currencies with a rate. */
    currencies: new Set(rates.keys()),
    convert: createCurrencyConverter(rates),
    now,
    imageUrl,
    cities: new Map(store.documents('city', citySchema).map((city) => [city.code, city])),
    categories: store.documents('category', categorySchema),
    collections: new Map(store.documents('collection', collectionSchema).map((row) => [row.id, row])),
    personas: store.documents('persona', localisedTextSchema),
    /** Languages available in answers. */
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
