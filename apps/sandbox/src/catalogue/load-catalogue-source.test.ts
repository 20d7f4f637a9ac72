import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fixtureFiles, writeFixtureSource } from '../testing/fixture-source.ts'
import { lineOfPath } from './json-position.ts'
import { loadCatalogueSource } from './load-catalogue-source.ts'

const PICTURES = new Set(['louvre-day', 'louvre-dusk'])

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

type Files = ReturnType<typeof fixtureFiles>

/** Loads the small catalogue after a change. */
function load(change: (files: Files & Record<string, unknown>) => void) {
  const files = fixtureFiles()
  change(files)
  writeFixtureSource(folder, files)
  return loadCatalogueSource(folder, PICTURES)
}

function first<T>(list: readonly T[]): T {
  const [value] = list
  if (value === undefined) throw new RangeError('empty list')
  return value
}

test('a right source loads, defaults filled in', () => {
  const source = load(() => undefined)
  expect(source.tourGroups.map((tourGroup) => tourGroup.id)).toEqual([7110, 7111, 7112, 7143, 7149])
  expect(first(source.tourGroups)).toMatchObject({ flowType: 'NORMAL', boosterType: null, mobileTicket: true })
})

describe('a mistake stops the build with file, line and reason', () => {
  test.each<[string, (files: Files) => void, RegExp]>([
    [
      'a missing language',
      (files) => Object.assign(first(files['tour-groups/paris.json']).text, { de: undefined }),
      /^tour-groups\/paris\.json:\d+: 0\.text\.de: /,
    ],
    [
      'an empty text',
      (files) => Object.assign(first(files['collections.json']).heading, { fr: ' ' }),
      /^collections\.json:\d+: 0\.heading\.fr: /,
    ],
    [
      'an unknown field',
      (files) => Object.assign(first(files['tour-groups/paris.json']), { prize: 3 }),
      /^tour-groups\/paris\.json:2: 0: .*prize/,
    ],
    [
      'a duplicate id',
      (files) => Object.assign(first(files['tour-groups/paris.json'].slice(1)), { id: 7110 }),
      /^tour-groups\/paris\.json:\d+: 1: duplicate id 7110$/,
    ],
    [
      'an unknown picture',
      (files) => Object.assign(first(files['tour-groups/paris.json']), { pictures: ['louvre-day', 'moon'] }),
      /^tour-groups\/paris\.json:\d+: 0\.pictures\.1: unknown picture moon$/,
    ],
    [
      'an unknown collection',
      (files) => Object.assign(first(files['tour-groups/paris.json']), { collectionIds: [1004, 5] }),
      /: 0\.collectionIds\.1: unknown collection 5$/,
    ],
    [
      'a primary collection that does not list it',
      (files) => Object.assign(first(files['tour-groups/paris.json']), { primaryCollectionId: 5 }),
      /: 0\.primaryCollectionId: collection 5 is not among collectionIds$/,
    ],
    [
      'an unknown sub-category',
      (files) => Object.assign(first(files['tour-groups/paris.json']), { subCategoryId: 5 }),
      /: 0\.subCategoryId: unknown subCategory 5$/,
    ],
    [
      'an unknown city',
      (files) => Object.assign(first(files['banners.json']), { cityCode: 'OSLO' }),
      /^banners\.json:\d+: 0\.cityCode: unknown city OSLO$/,
    ],
    [
      'an itinerary of nothing',
      (files) => Object.assign(first(files['itineraries.json']), { tourGroupId: 5 }),
      /^itineraries\.json:\d+: 0\.tourGroupId: unknown tourGroup 5$/,
    ],
    [
      'a slug that is no path segment',
      (files) => Object.assign(first(files['tour-groups/paris.json']).urlSlug, { fr: 'à voir' }),
      /: 0\.urlSlug\.fr: must be lower-case letters/,
    ],
    [
      'a currency without a rate',
      (files) => Object.assign(files['rates.json'], { JPY: undefined }),
      /no rate for JPY$/,
    ],
    ['a currency too many', (files) => Object.assign(files['rates.json'], { XYZ: 3 }), /XYZ: unknown currency$/],
    [
      'a review kind without texts',
      (files) => files['reviews.json'].texts.splice(0, 2),
      /^reviews\.json:\d+: texts: no text of kind theatre$/,
    ],
    [
      'a review language without names',
      (files) => Object.assign(first(files['reviews.json'].texts), { language: 'sv' }),
      /: texts\.0\.language: no names for language sv$/,
    ],
    [
      'a cheapest variant that is not the price',
      (files) => Object.assign(first(first(files['tour-groups/paris.json']).variants), { priceFactor: 1.5 }),
      /: 0\.variants: the cheapest variant must have priceFactor 1$/,
    ],
    [
      'a time zone that does not exist',
      (files) => Object.assign(first(files['cities.json']), { timeZone: 'Europe/Atlantis' }),
      /^cities\.json:\d+: 0\.timeZone: unknown time zone Europe\/Atlantis$/,
    ],
    ['broken JSON', (files) => Object.assign(files, { 'rates.json': '{ "EUR": }' }), /^rates\.json: not JSON: /],
  ])('%s', (_what, change, message) => {
    expect(() => load(change)).toThrow(message)
  })

  test('a missing file', () => {
    expect(() => loadCatalogueSource(folder, PICTURES)).toThrow(/^cities\.json: the file cannot be read$/)
  })
})

describe('lineOfPath', () => {
  const text = '{\n  "a": [1, "x]",\n    { "b\\"c": true }\n  ],\n  "d": -1.5,\n  "e": { }\n}'

  test.each<[(string | number)[], number]>([
    [[], 1],
    [['a'], 2],
    [['a', 1], 2],
    [['a', 2], 3],
    [['a', 2, 'b"c'], 3],
    [['d'], 5],
    [['e'], 6],
    [['e', 'missing'], 6],
    [['missing', 'too'], 1],
  ])('%j is on line %d', (path, line) => {
    expect(lineOfPath(text, path)).toBe(line)
  })
})
