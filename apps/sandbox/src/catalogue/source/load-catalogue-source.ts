import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { CatalogueData } from '../../catalogue-schema.ts'
import { ratesSchema } from '../../catalogue-schema.ts'
import { checkFacts, checkUniqueIds } from './check-facts.ts'
import { checkTextKeys } from './check-text-keys.ts'
import { joinFactsAndTexts } from './join-facts-and-texts.ts'
import { type LoadedTexts, loadTexts, textFileNames } from './load-texts.ts'
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
import { readSourceFile, SourceError, type SourceFile } from './source-file.ts'

/** All data files with valid shapes, before references between them are checked. */
export interface SourceFiles {
  readonly cities: Rows<typeof cityFactsSchema>
  readonly categories: Rows<typeof categoryFactsSchema>
  readonly collections: Rows<typeof collectionFactsSchema>
  readonly places: Rows<typeof placeFactsSchema>
  readonly templates: Rows<typeof productTemplateSchema>
  readonly shows: Rows<typeof showFactsSchema>
  readonly tourGroups: readonly Rows<typeof tourGroupFactsSchema>[]
  readonly rates: SourceFile<z.infer<typeof ratesSchema>>
  readonly reviews: SourceFile<z.infer<typeof reviewPoolFactsSchema>>
  readonly itineraries: Rows<typeof itineraryFactsSchema>
  readonly banners: Rows<typeof bannerFactsSchema>
  readonly pointsOfInterest: Rows<typeof pointOfInterestFactsSchema>
  readonly texts: LoadedTexts
}

type Rows<S extends z.ZodType> = SourceFile<z.infer<S>[]>

/**
 * Reads, checks and joins the source.
 *
 * @param folder the folder of the data files
 * @param pictureNames every existing picture
 * @throws SourceError at the first fault
 */
export function loadCatalogueSource(folder: string, pictureNames: ReadonlySet<string>): CatalogueData {
  const files: SourceFiles = {
    cities: readSourceFile(folder, 'cities.json', z.array(cityFactsSchema)),
    categories: readSourceFile(folder, 'categories.json', z.array(categoryFactsSchema)),
    collections: readSourceFile(folder, 'collections.json', z.array(collectionFactsSchema)),
    places: readSourceFile(folder, 'places.json', z.array(placeFactsSchema)),
    templates: readSourceFile(folder, 'templates.json', z.array(productTemplateSchema)),
    shows: readSourceFile(folder, 'shows.json', z.array(showFactsSchema)),
    tourGroups: tourGroupFiles(folder).map((name) => readSourceFile(folder, name, z.array(tourGroupFactsSchema))),
    rates: readSourceFile(folder, 'rates.json', ratesSchema),
    reviews: readSourceFile(folder, 'reviews.json', reviewPoolFactsSchema),
    itineraries: readSourceFile(folder, 'itineraries.json', z.array(itineraryFactsSchema)),
    banners: readSourceFile(folder, 'banners.json', z.array(bannerFactsSchema)),
    pointsOfInterest: readSourceFile(folder, 'points-of-interest.json', z.array(pointOfInterestFactsSchema)),
    texts: loadTexts(folder),
  }
  checkUniqueIds(files)
  checkTextKeys(files)
  checkFacts(files, pictureNames)
  return joinFactsAndTexts(files)
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
