import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { type CatalogueData, ratesSchema } from '../../catalogue-schema.ts'
import { checkReferencesOfFacts, checkUniqueIds } from './check-references-of-facts.ts'
import { checkTextKeys } from './check-text-keys.ts'
import { joinFactsAndTexts } from './join-facts-and-texts.ts'
import { loadTexts, textFileNames } from './load-texts.ts'
import {
  bannerFactsSchema,
  categoryFactsSchema,
  cityFactsSchema,
  collectionFactsSchema,
  itineraryFactsSchema,
  placeFactsSchema,
  pointOfInterestFactsSchema,
  productTemplateSchema,
  reviewPoolFactsSchema,
  showFactsSchema,
  tourGroupFactsSchema,
} from './source-facts.ts'
import { readSourceFile, SourceError } from './source-file.ts'

/** All data files with valid shapes, before references between them are checked. */
export type SourceFiles = ReturnType<typeof readSourceFiles>

/**
 * Reads, checks and joins the source.
 *
 * @param folder the folder of the data files
 * @param pictureNames every existing picture
 * @throws SourceError at the first fault
 */
export function loadCatalogueSource(folder: string, pictureNames: ReadonlySet<string>): CatalogueData {
  const files = readSourceFiles(folder)
  checkUniqueIds(files)
  checkTextKeys(files)
  checkReferencesOfFacts(files, pictureNames)
  return joinFactsAndTexts(files)
}

function readSourceFiles(folder: string) {
  const rows = <S extends z.ZodType>(name: string, schema: S) => readSourceFile(folder, name, z.array(schema))
  return {
    cities: rows('cities.json', cityFactsSchema),
    categories: rows('categories.json', categoryFactsSchema),
    collections: rows('collections.json', collectionFactsSchema),
    places: rows('places.json', placeFactsSchema),
    templates: rows('templates.json', productTemplateSchema),
    shows: rows('shows.json', showFactsSchema),
    tourGroups: tourGroupFiles(folder).map((name) => rows(name, tourGroupFactsSchema)),
    rates: readSourceFile(folder, 'rates.json', ratesSchema),
    reviews: readSourceFile(folder, 'reviews.json', reviewPoolFactsSchema),
    itineraries: rows('itineraries.json', itineraryFactsSchema),
    banners: rows('banners.json', bannerFactsSchema),
    pointsOfInterest: rows('points-of-interest.json', pointOfInterestFactsSchema),
    texts: loadTexts(folder),
  }
}

/** Names of every data file, relative to the folder, in a fixed order. */
export function sourceFileNames(folder: string): string[] {
  const tables = ['languages', 'cities', 'categories', 'collections', 'places', 'templates', 'shows', 'rates']
  const more = ['reviews', 'itineraries', 'banners', 'points-of-interest']
  const names = [...tables, ...more].map((name) => `${name}.json`)
  return [...names, ...tourGroupFiles(folder), ...textFileNames(folder)]
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
