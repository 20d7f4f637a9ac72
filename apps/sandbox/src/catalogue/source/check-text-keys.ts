import { LANGUAGES } from '../../catalogue-schema.ts'
import type { SourceFiles } from './load-catalogue-source.ts'
import { createSourceError, type SourceFile } from './source-file.ts'
import type { TextFileName } from './source-texts.ts'
import { listTranslatableNames } from './translate-address.ts'

const PLACEHOLDERS = new Set(['{place}', '{secondPlace}', '{show}'])

/**
 * Checks the English texts against the facts: exactly one text per row. Other languages were compared with the English ones.
 *
 * @throws SourceError at the first fault
 */
export function checkTextKeys(files: SourceFiles): void {
  const subCategories = files.categories.data.flatMap((category) => [category.id, ...category.subCategories])
  checkKeys(files, 'cities', keysOf(files.cities, 'code'))
  checkKeys(files, 'categories', subCategories.map(String))
  checkKeys(files, 'collections', keysOf(files.collections, 'id'))
  checkKeys(files, 'places', keysOf(files.places, 'key'))
  checkKeys(files, 'templates', keysOf(files.templates, 'key'))
  checkKeys(files, 'shows', keysOf(files.shows, 'key'))
  checkKeys(files, 'banners', keysOf(files.banners, 'id'))
  checkKeys(files, 'personas', files.reviews.data.personas)
  checkPlaceholders(files)
  checkHandwritten(files)
  checkStops(files)
  checkAddresses(files)
}

function keysOf<K extends string>(file: SourceFile<readonly Record<K, string | number>[]>, key: K): string[] {
  return file.data.map((row) => String(row[key]))
}

function checkKeys(files: SourceFiles, name: TextFileName, wanted: readonly string[]): void {
  const file = files.texts.files.en[name]
  const given = new Set(Object.keys(files.texts.texts.en[name]))
  for (const key of wanted) {
    if (!given.has(key)) throw createSourceError(file, [], `no text for ${key}`)
  }
  const known = new Set(wanted)
  for (const key of given) {
    if (!known.has(key)) throw createSourceError(file, [key], `there is no ${key} that this text belongs to`)
  }
}

function checkPlaceholders({ texts }: SourceFiles): void {
  for (const [key, { name }] of Object.entries(texts.texts.en.templates)) {
    for (const [found] of name.matchAll(/\{[^}]*\}/g)) {
      if (PLACEHOLDERS.has(found)) continue
      throw createSourceError(texts.files.en.templates, [key, 'name'], `unknown placeholder ${found}`)
    }
  }
}

function checkHandwritten({ texts, tourGroups }: SourceFiles): void {
  const known = new Set(tourGroups.flatMap((file) => keysOf(file, 'id')))
  for (const language of LANGUAGES) {
    const seen = new Set<string>()
    for (const file of texts.handwritten[language]) {
      for (const id of Object.keys(file.data)) {
        if (!known.has(id)) throw createSourceError(file, [id], `unknown tourGroup ${id}`)
        if (seen.has(id)) throw createSourceError(file, [id], `duplicate id ${id}`)
        seen.add(id)
      }
    }
  }
}

function checkStops({ texts, itineraries }: SourceFiles): void {
  const sections = new Map(itineraries.data.map((row) => [String(row.tourGroupId), row.sections.length]))
  for (const language of LANGUAGES) {
    const file = texts.stops[language]
    for (const [id, stops] of Object.entries(file.data)) {
      const count = sections.get(id)
      if (count === undefined) throw createSourceError(file, [id], `there is no itinerary of tourGroup ${id}`)
      for (const position of Object.keys(stops)) {
        if (Number(position) in Array.from({ length: count })) continue
        throw createSourceError(file, [id, position], `the itinerary has no stop ${position}`)
      }
    }
  }
}

function checkAddresses({ texts, places, tourGroups }: SourceFiles): void {
  const points = tourGroups.flatMap((file) => file.data.flatMap(({ startPoint, endPoint }) => [startPoint, endPoint]))
  const located = [...places.data, ...points].filter((place) => place !== undefined)
  const known = new Set(located.flatMap(({ addressLine1 }) => listTranslatableNames(addressLine1)))
  for (const language of LANGUAGES) {
    const file = texts.addresses[language]
    for (const name of Object.keys(file.data)) {
      if (!known.has(name)) throw createSourceError(file, [name], 'stands in no address')
    }
  }
}
