import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import {
  bannerSchema,
  type CatalogueSource,
  type Category,
  categorySchema,
  citySchema,
  collectionSchema,
  itinerarySchema,
  LANGUAGES,
  pointOfInterestSchema,
  REVIEW_KINDS,
  type ReviewPool,
  ratesSchema,
  reviewPoolSchema,
  type TourGroup,
  tourGroupSchema,
} from '../catalogue-source.ts'
import { CURRENCIES } from './currencies.ts'
import { lineOfPath } from './json-position.ts'

/** A mistake in a data file; the message names file, line and reason. */
export class SourceError extends Error {
  override name = 'SourceError'
}

/** A parsed file that can still say on which line a value stands. */
interface SourceFile<T> {
  readonly name: string
  readonly raw: string
  readonly data: T
}

/**
 * Reads and checks the whole source.
 * @param folder the folder of the data files
 * @param pictureNames every picture that has been drawn
 * @throws SourceError at the first mistake
 */
export function loadCatalogueSource(folder: string, pictureNames: ReadonlySet<string>): CatalogueSource {
  const cities = readSource(folder, 'cities.json', z.array(citySchema))
  const categories = readSource(folder, 'categories.json', z.array(categorySchema))
  const collections = readSource(folder, 'collections.json', z.array(collectionSchema))
  const tourGroups = tourGroupFiles(folder).map((name) => readSource(folder, name, z.array(tourGroupSchema)))
  const rates = readSource(folder, 'rates.json', ratesSchema)
  const reviews = readSource(folder, 'reviews.json', reviewPoolSchema)
  const itineraries = readSource(folder, 'itineraries.json', z.array(itinerarySchema))
  const banners = readSource(folder, 'banners.json', z.array(bannerSchema))
  const pointsOfInterest = readSource(folder, 'points-of-interest.json', z.array(pointOfInterestSchema))

  const subCategories = categories.data.flatMap((category) => category.subCategories)
  const known = {
    city: new Set(cities.data.map((city) => city.code)),
    collection: new Set(collections.data.map((collection) => collection.id)),
    subCategory: new Set(subCategories.map((subCategory) => subCategory.id)),
    tourGroup: new Set(tourGroups.flatMap((file) => file.data).map((tourGroup) => tourGroup.id)),
    pointOfInterest: new Set(pointsOfInterest.data.map((point) => point.id)),
  }
  const check = checker(known, pictureNames)

  checkUnique([cities], (city) => city.code)
  checkUnique([categories], (category) => category.id)
  checkUniqueSubCategories(categories)
  checkUnique([collections], (collection) => collection.id)
  checkUnique(tourGroups, (tourGroup) => tourGroup.id)
  checkUnique([itineraries], (itinerary) => itinerary.tourGroupId)
  checkUnique([banners], (banner) => banner.id)
  checkUnique([pointsOfInterest], (point) => point.id)
  checkRates(rates)
  checkReviewPool(reviews)

  eachRow(cities, (city, at) => {
    check.picture(city.picture, at('picture'))
    check.currency(city.country.currency, at('country', 'currency'))
    check.timeZone(city.timeZone, at('timeZone'))
  })
  eachRow(collections, (collection, at) => {
    check.known('city', collection.cityCode, at('cityCode'))
    check.picture(collection.heroPicture, at('heroPicture'))
    check.picture(collection.cardPicture, at('cardPicture'))
    for (const [index, parent] of collection.parentIds.entries()) {
      check.known('collection', parent, at('parentIds', index))
    }
    check.optional('pointOfInterest', collection.pointOfInterestId, at('pointOfInterestId'))
  })
  for (const file of tourGroups) eachRow(file, (tourGroup, at) => checkTourGroup(tourGroup, at, check))
  eachRow(itineraries, (itinerary, at) => check.known('tourGroup', itinerary.tourGroupId, at('tourGroupId')))
  eachRow(banners, (banner, at) => {
    check.known('city', banner.cityCode, at('cityCode'))
    check.picture(banner.picture, at('picture'))
    check.picture(banner.mobilePicture, at('mobilePicture'))
  })
  eachRow(pointsOfInterest, (point, at) => {
    check.known('city', point.cityCode, at('cityCode'))
    check.picture(point.picture, at('picture'))
  })

  return {
    cities: cities.data,
    categories: categories.data,
    collections: collections.data,
    tourGroups: tourGroups.flatMap((file) => file.data),
    rates: rates.data,
    reviews: reviews.data,
    itineraries: itineraries.data,
    banners: banners.data,
    pointsOfInterest: pointsOfInterest.data,
  }
}

/** Names of every data file, relative to the folder, in a fixed order. */
export function sourceFileNames(folder: string): string[] {
  const tables = ['cities', 'categories', 'collections', 'rates', 'reviews', 'itineraries', 'banners']
  return [...tables.map((name) => `${name}.json`), 'points-of-interest.json', ...tourGroupFiles(folder)]
}

function tourGroupFiles(folder: string): string[] {
  const subFolder = join(folder, 'tour-groups')
  try {
    return readdirSync(subFolder)
      .filter((name) => name.endsWith('.json'))
      .sort()
      .map((name) => `tour-groups/${name}`)
  } catch {
    throw new SourceError(`${subFolder}: the folder cannot be read`)
  }
}

function readSource<S extends z.ZodType>(folder: string, name: string, schema: S): SourceFile<z.infer<S>> {
  const raw = readText(join(folder, name), name)
  let json: unknown
  try {
    json = JSON.parse(raw)
  } catch (error) {
    throw new SourceError(`${name}: not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  const result = schema.safeParse(json)
  if (result.success) return { name, raw, data: result.data }
  const issue = result.error.issues[0]
  throw mistake({ name, raw }, issue?.path ?? [], issue?.message ?? 'does not have the expected shape')
}

function readText(path: string, name: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    throw new SourceError(`${name}: the file cannot be read`)
  }
}

/** Fails at one place of one file. */
type Place = (reason: string) => SourceError
/** From the path inside a row to the place in the file. */
type PlaceInRow = (...path: PropertyKey[]) => Place

function mistake(file: { name: string; raw: string }, path: readonly PropertyKey[], reason: string): SourceError {
  const where = path.length === 0 ? '' : `${path.map(String).join('.')}: `
  return new SourceError(`${file.name}:${lineOfPath(file.raw, path)}: ${where}${reason}`)
}

function eachRow<T>(file: SourceFile<readonly T[]>, visit: (row: T, at: PlaceInRow) => void): void {
  for (const [index, row] of file.data.entries()) {
    visit(
      row,
      (...path) =>
        (reason) =>
          mistake(file, [index, ...path], reason),
    )
  }
}

function checkUnique<T>(files: readonly SourceFile<readonly T[]>[], key: (row: T) => string | number): void {
  const seen = new Set<string | number>()
  for (const file of files) {
    eachRow(file, (row, at) => {
      if (seen.has(key(row))) throw at()(`duplicate id ${key(row)}`)
      seen.add(key(row))
    })
  }
}

function checkUniqueSubCategories(categories: SourceFile<readonly Category[]>): void {
  const seen = new Set<number>()
  eachRow(categories, (category, at) => {
    for (const [index, subCategory] of category.subCategories.entries()) {
      if (seen.has(subCategory.id)) throw at('subCategories', index, 'id')(`duplicate id ${subCategory.id}`)
      seen.add(subCategory.id)
    }
  })
}

function checkRates(file: SourceFile<Readonly<Record<string, number>>>): void {
  for (const { code } of CURRENCIES) {
    if (file.data[code] === undefined) throw mistake(file, [], `no rate for ${code}`)
  }
  for (const code of Object.keys(file.data)) {
    if (!CURRENCIES.some((currency) => currency.code === code)) throw mistake(file, [code], 'unknown currency')
  }
  if (file.data.EUR !== 1) throw mistake(file, ['EUR'], 'the rate of EUR must be 1')
}

function checkReviewPool(file: SourceFile<ReviewPool>): void {
  for (const [index, { language }] of file.data.texts.entries()) {
    const at = ['texts', index, 'language']
    if (!file.data.names[language]) throw mistake(file, at, `no names for language ${language}`)
    if (!file.data.countries[language]) throw mistake(file, at, `no countries for language ${language}`)
  }
  for (const kind of REVIEW_KINDS) {
    if (!file.data.texts.some((entry) => entry.kind === kind)) throw mistake(file, ['texts'], `no text of kind ${kind}`)
  }
}

function checkTourGroup(tourGroup: TourGroup, at: PlaceInRow, check: Checker): void {
  check.known('city', tourGroup.cityCode, at('cityCode'))
  check.known('subCategory', tourGroup.subCategoryId, at('subCategoryId'))
  for (const [index, collection] of tourGroup.collectionIds.entries()) {
    check.known('collection', collection, at('collectionIds', index))
  }
  if (tourGroup.primaryCollectionId !== null && !tourGroup.collectionIds.includes(tourGroup.primaryCollectionId)) {
    throw at('primaryCollectionId')(`collection ${tourGroup.primaryCollectionId} is not among collectionIds`)
  }
  for (const [index, picture] of tourGroup.pictures.entries()) check.picture(picture, at('pictures', index))
  for (const [index, point] of tourGroup.pointOfInterestIds.entries()) {
    check.known('pointOfInterest', point, at('pointOfInterestIds', index))
  }
  const labels = LANGUAGES.filter((language) => tourGroup.text[language].promotionLabel !== undefined)
  if (labels.length !== 0 && labels.length !== LANGUAGES.length) {
    throw at('text')('promotionLabel is not in every language')
  }
  if (Math.min(...tourGroup.variants.map((variant) => variant.priceFactor)) !== 1) {
    throw at('variants')('the cheapest variant must have priceFactor 1')
  }
}

type KnownIds = Record<'city' | 'collection' | 'subCategory' | 'tourGroup' | 'pointOfInterest', ReadonlySet<unknown>>
type Checker = ReturnType<typeof checker>

function checker(ids: KnownIds, pictureNames: ReadonlySet<string>) {
  function known(what: keyof KnownIds, value: string | number, at: Place): void {
    if (!ids[what].has(value)) throw at(`unknown ${what} ${value}`)
  }
  return {
    known,
    optional(what: keyof KnownIds, value: string | number | undefined, at: Place): void {
      if (value !== undefined) known(what, value, at)
    },
    picture(name: string, at: Place): void {
      if (!pictureNames.has(name)) throw at(`unknown picture ${name}`)
    },
    currency(value: string, at: Place): void {
      if (!CURRENCIES.some((currency) => currency.code === value)) throw at(`unknown currency ${value}`)
    },
    timeZone(value: string, at: Place): void {
      try {
        new Intl.DateTimeFormat('en', { timeZone: value })
      } catch {
        throw at(`unknown time zone ${value}`)
      }
    },
  }
}
