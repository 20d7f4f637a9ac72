import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { CatalogueSource } from '../../catalogue-source.ts'
import { ratesSchema } from '../../catalogue-source.ts'
import { checkFacts, checkIds } from './check-facts.ts'
import { checkTexts } from './check-texts.ts'
import { joinSource } from './join-source.ts'
import { type LoadedTexts, loadTexts, textFileNames } from './load-texts.ts'
import {
  bannerFactsSchema,
  categoryFactsSchema,
  cityFactsSchema,
  collectionFactsSchema,
  itineraryFactsSchema,
  placeSchema,
  pointOfInterestFactsSchema,
  reviewPoolFactsSchema,
  showSchema,
  templateSchema,
  tourGroupFactsSchema,
} from './source-facts.ts'
import { readSource, SourceError, type SourceFile } from './source-file.ts'

/** All data files with valid shapes, before references between them are checked. */
export interface SourceFiles {
  readonly cities: Rows<typeof cityFactsSchema>
  readonly categories: Rows<typeof categoryFactsSchema>
  readonly collections: Rows<typeof collectionFactsSchema>
  readonly places: Rows<typeof placeSchema>
  readonly templates: Rows<typeof templateSchema>
  readonly shows: Rows<typeof showSchema>
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
export function loadCatalogueSource(folder: string, pictureNames: ReadonlySet<string>): CatalogueSource {
  const files: SourceFiles = {
    cities: readSource(folder, 'cities.json', z.array(cityFactsSchema)),
    categories: readSource(folder, 'categories.json', z.array(categoryFactsSchema)),
    collections: readSource(folder, 'collections.json', z.array(collectionFactsSchema)),
    places: readSource(folder, 'places.json', z.array(placeSchema)),
    templates: readSource(folder, 'templates.json', z.array(templateSchema)),
    shows: readSource(folder, 'shows.json', z.array(showSchema)),
    tourGroups: tourGroupFiles(folder).map((name) => readSource(folder, name, z.array(tourGroupFactsSchema))),
    rates: readSource(folder, 'rates.json', ratesSchema),
    reviews: readSource(folder, 'reviews.json', reviewPoolFactsSchema),
    itineraries: readSource(folder, 'itineraries.json', z.array(itineraryFactsSchema)),
    banners: readSource(folder, 'banners.json', z.array(bannerFactsSchema)),
    pointsOfInterest: readSource(folder, 'points-of-interest.json', z.array(pointOfInterestFactsSchema)),
    texts: loadTexts(folder),
  }
  checkIds(files)
  checkTexts(files)
  checkFacts(files, pictureNames)
  return joinSource(files)
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
