import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { fixtureFiles, writeFixtureSource } from '../../testing/fixture-source.ts'
import { pickFields } from '../../testing/pick-fields.ts'
import { buildPerLanguage } from '../build-per-language.ts'
import { loadCatalogueSource } from './load-catalogue-source.ts'
import { lineOfPath } from './source-file.ts'

const PICTURES = new Set(['louvre-day', 'louvre-dusk'])

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'source-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

type Path = readonly (string | number)[]

/** Loads the small catalogue after a change at one place of one file; `undefined` takes the value away. */
function load(name?: string, path: Path = [], value?: unknown) {
  const files: Record<string, unknown> = fixtureFiles()
  if (name !== undefined) files[name] = changed(files[name], path, value)
  writeFixtureSource(folder, files)
  return loadCatalogueSource(folder, PICTURES)
}

function changed(content: unknown, path: Path, value: unknown): unknown {
  const [key, ...rest] = path
  if (key === undefined) return value
  if (Array.isArray(content)) {
    return content.map((entry: unknown, index) => (index === key ? changed(entry, rest, value) : entry))
  }
  const object: Record<string, unknown> = { ...Object(content) }
  return { ...object, [key]: changed(object[key], rest, value) }
}

function at<T>(list: readonly T[], index: number): T {
  const value = list[index]
  if (value === undefined) throw new RangeError(`nothing at ${index}`)
  return value
}

describe('a right source', () => {
  test('loads, defaults filled in', () => {
    const source = load()
    expect(source.tourGroups.map((tourGroup) => tourGroup.id)).toEqual([7110, 7111, 7112, 7143, 7149])
    const defaults = { flowType: 'NORMAL', boosterType: null, mobileTicket: true }
    expect(pickFields(at(source.tourGroups, 0), ...Object.keys(defaults))).toEqual(defaults)
    expect(source.languages).toEqual(['en', 'de', 'fr', 'ar'])
  })

  test('what a product does not state, its template says, then its place', () => {
    const [ticket, combo, boat] = load().tourGroups
    const ofTicket = {
      durationMinutes: 90,
      subCategoryId: 1008,
      guided: true,
      traits: ['INDOOR'],
      minimumAge: 6,
      supportedLanguages: ['EN', 'FR'],
      startPoint: { latitude: 48.86, longitude: 2.33, addressLine1: buildPerLanguage(() => 'Cour Napoléon') },
      schedule: { opens: '09:00', closes: '18:00', closedWeekdays: ['TUE'] },
      pointOfInterestIds: [501],
    }
    expect(pickFields(ticket, ...Object.keys(ofTicket))).toEqual(ofTicket)
    expect(pickFields(combo, 'subCategoryId', 'flowType', 'schedule')).toEqual({
      subCategoryId: 1080,
      flowType: 'NORMAL',
      schedule: { opens: '10:30', closes: '15:30', closedWeekdays: ['TUE'], startTimes: ['10:30', '14:00'] },
    })
    expect(pickFields(boat, 'durationMinutes', 'priceType', 'groupSize')).toEqual({
      ...{ durationMinutes: null, priceType: 'PER_GROUP', groupSize: 6 },
    })
  })

  test('a product without texts by hand is composed in every language', () => {
    const files: Record<string, unknown> = fixtureFiles()
    for (const language of ['en', 'fr', 'de', 'ar']) files[`texts/${language}/tour-groups/paris.json`] = {}
    writeFixtureSource(folder, files)
    const [ticket, combo, , show] = loadCatalogueSource(folder, PICTURES).tourGroups
    expect(ticket?.text.fr).toEqual({
      name: 'Louvre (fr): ticket (fr)',
      shortSummary: 'A palace that became a museum. (fr) Walk straight in. (fr)',
      summary: ['A palace that became a museum. (fr)', 'Walk straight in. (fr)'],
      highlights: ['The Winged Victory (fr)', 'No queue (fr)'],
      inclusions: ['Entry (fr)'],
      exclusions: [],
      faq: [],
    })
    expect(combo?.text.en.name).toBe('Louvre + Seine: combined ticket')
    expect(pickFields(combo?.urlSlug, 'en', 'de')).toEqual({
      en: 'louvre-seine-combined-ticket',
      de: 'louvre-de-seine-de-combined-ticket-de',
    })
    expect(pickFields(show?.text.de, 'name', 'shortSummary')).toEqual({
      name: 'Ink (de)',
      shortSummary: 'A widow runs a press. (de) A play. (de)',
    })
  })

  test('addresses are made from names, as each language writes them without marks', () => {
    const files: Record<string, unknown> = fixtureFiles()
    const names = { en: 'Park Güell', fr: 'Parc Güell : l’été', de: 'Park Güell: Führung', ar: 'حديقة' }
    for (const [language, name] of Object.entries(names)) {
      const text = { name, shortSummary: 'a', highlights: ['b'], inclusions: ['c'] }
      files[`texts/${language}/tour-groups/paris.json`] = { 7110: text }
    }
    writeFixtureSource(folder, files)
    expect(pickFields(at(loadCatalogueSource(folder, PICTURES).tourGroups, 0).urlSlug, ...Object.keys(names))).toEqual({
      en: 'park-guell',
      fr: 'parc-guell-l-ete',
      de: 'park-gueell-fuehrung',
      ar: expect.stringMatching(/^[a-z0-9]+(-[a-z0-9]+)*$/),
    })
  })

  test('texts by hand stand in the languages that have them', () => {
    const [ticket] = load('texts/fr/tour-groups/paris.json', [], {}).tourGroups
    expect(ticket?.text.de.name).toBe('Louvre at dusk (de)')
    expect(ticket?.text.fr.name).toBe('Louvre (fr): ticket (fr)')
  })

  test('stops are described by their place, or by hand', () => {
    const files = { ...fixtureFiles(), 'texts/fr/itineraries.json': { 7110: { 1: 'Ici.' } } }
    writeFixtureSource(folder, files)
    const [itinerary] = loadCatalogueSource(folder, PICTURES).itineraries
    expect(itinerary?.sections.map((section) => section.description?.fr)).toEqual([undefined, 'Ici.', 'Supper. (fr)'])
    expect(itinerary?.sections.map((section) => section.name.de)).toEqual(['Quay (de)', 'Stop (de)', 'End (de)'])
  })

  test('an address stands as people there write it, or as the language calls it or a part of it', () => {
    const files: Record<string, unknown> = fixtureFiles()
    files['texts/de/addresses.json'] = { Paris: 'Paris (de)' }
    files['texts/fr/addresses.json'] = { 'Cour Napoléon, 75001 Paris': 'Cour du Louvre' }
    files['places.json'] = changed(files['places.json'], [0, 'addressLine1'], 'Cour Napoléon, 75001 Paris')
    writeFixtureSource(folder, files)
    const source = loadCatalogueSource(folder, PICTURES)
    const addressLine1 = {
      ...buildPerLanguage(() => 'Cour Napoléon, 75001 Paris'),
      de: 'Cour Napoléon, 75001 Paris (de)',
      fr: 'Cour du Louvre',
    }
    expect(at(source.tourGroups, 0).startPoint).toEqual({ latitude: 48.86, longitude: 2.33, addressLine1 })
    expect(at(source.pointsOfInterest, 0).addressLine1).toEqual(addressLine1)
  })

  test('English stands in for what a draft lacks, and for a language that nobody has begun', () => {
    const files: Record<string, unknown> = fixtureFiles()
    files['languages.json'] = { complete: ['en', 'de', 'ar'], draft: ['fr'] }
    files['texts/fr/places.json'] = { louvre: { name: 'Le Louvre' }, moon: { name: 'Lune' } }
    files['texts/fr/tour-groups/paris.json'] = {}
    writeFixtureSource(folder, files)
    const source = loadCatalogueSource(folder, PICTURES)
    expect(source.languages).toEqual(['en', 'de', 'fr', 'ar'])
    expect(pickFields(at(source.tourGroups, 0).text.fr, 'name', 'shortSummary')).toEqual({
      name: 'Le Louvre: ticket (fr)',
      shortSummary: 'A palace that became a museum. Walk straight in. (fr)',
    })
    expect(pickFields(at(source.cities, 0).displayName, 'fr', 'ru')).toEqual({ fr: 'Paris (fr)', ru: 'Paris' })
  })
})

describe('a mistake stops the build with file, line and reason', () => {
  const paris = 'tour-groups/paris.json'
  test.each<[what: string, file: string, path: Path, value: unknown, message: RegExp]>([
    [
      'a missing language file',
      'languages.json',
      ['complete', 3],
      'ru',
      /^texts\/ru\/cities\.json: the file cannot be read$/,
    ],
    [
      'a language that does not exist',
      'languages.json',
      ['complete', 3],
      'xx',
      /^languages\.json:\d+: complete\.3: .*option/,
    ],
    [
      'a missing key',
      'texts/de/places.json',
      ['louvre', 'essence'],
      undefined,
      /^texts\/de\/places\.json:2: louvre\.essence: is missing here, but is in the English file$/,
    ],
    [
      'a key too many',
      'texts/de/places.json',
      ['moon'],
      { name: 'Mond' },
      /^texts\/de\/places\.json:\d+: moon: is not in the English file$/,
    ],
    [
      'a list of another length',
      'texts/de/templates.json',
      ['ticket', 'highlights'],
      ['Eins', 'Zwei'],
      /^texts\/de\/templates\.json:\d+: ticket\.highlights: must have 1 entries, as in English, not 2$/,
    ],
    [
      'a lost placeholder',
      'texts/de/templates.json',
      ['ticket', 'name'],
      '{ort}: Ticket',
      /ticket\.name: must have the placeholders of the English text: \{place\}$/,
    ],
    [
      'an unknown placeholder',
      'texts/en/templates.json',
      ['ticket', 'name'],
      '{where}: ticket',
      /^texts\/(en|de)\/templates\.json:\d+: ticket\.name: /,
    ],
    ['an empty text', 'texts/fr/cities.json', ['PARIS', 'name'], ' ', /^texts\/fr\/cities\.json:\d+: PARIS\.name: /],
    [
      'a text of another kind',
      'texts/fr/cities.json',
      ['PARIS'],
      'Paris',
      /^texts\/fr\/cities\.json:\d+: PARIS: must be an object, as in English$/,
    ],
    ['facts without a text', 'cities.json', [0, 'code'], 'OSLO', /^texts\/en\/cities\.json:1: no text for OSLO$/],
    [
      'a text by hand for nothing',
      'texts/fr/tour-groups/paris.json',
      ['5'],
      { name: 'a', shortSummary: 'b', highlights: ['c'], inclusions: ['d'] },
      /^texts\/fr\/tour-groups\/paris\.json:\d+: 5: unknown tourGroup 5$/,
    ],
    [
      'a text of no address',
      'texts/fr/addresses.json',
      ['Moon'],
      'Lune',
      /^texts\/fr\/addresses\.json:\d+: Moon: stands in no address$/,
    ],
    ['an unknown field', paris, [0, 'prize'], 3, /^tour-groups\/paris\.json:2: 0: .*prize/],
    ['a duplicate id', paris, [1, 'id'], 7110, /^tour-groups\/paris\.json:\d+: 1: duplicate id 7110$/],
    ['a duplicate place', 'places.json', [1, 'key'], 'louvre', /^places\.json:\d+: 1: duplicate id louvre$/],
    [
      'an unknown picture',
      paris,
      [0, 'pictures', 1],
      'moon',
      /^tour-groups\/paris\.json:\d+: 0\.pictures\.1: unknown picture moon$/,
    ],
    ['an unknown collection', paris, [0, 'collectionIds'], [1004, 5], /: 0\.collectionIds\.1: unknown collection 5$/],
    [
      'a primary collection that does not list it',
      paris,
      [0, 'primaryCollectionId'],
      5,
      /: 0\.primaryCollectionId: collection 5 is not among collectionIds$/,
    ],
    ['an unknown sub-category', paris, [0, 'subCategoryId'], 5, /: 0\.subCategoryId: unknown subCategory 5$/],
    ['an unknown template', paris, [0, 'template'], 'rocket', /: 0\.template: unknown template rocket$/],
    ['an unknown place', paris, [0, 'place'], 'moon', /^tour-groups\/paris\.json:\d+: 0\.place: unknown place moon$/],
    ['an unknown second place', paris, [1, 'secondPlace'], 'moon', /: 1\.secondPlace: unknown place moon$/],
    ['an unknown show', paris, [3, 'show'], 'cats', /: 3\.show: unknown show cats$/],
    ['an unknown variant', paris, [0, 'variants', 1, 'key'], 'vip', /: 0\.variants\.1\.key: unknown variant vip$/],
    ['an unknown promotion', paris, [0, 'promotion'], 'spring', /: 0\.promotion: unknown promotion spring$/],
    ['a place too few', paris, [1, 'secondPlace'], undefined, /: 1\.template: combo needs a secondPlace$/],
    ['a place too many', paris, [0, 'secondPlace'], 'seine', /: 0\.secondPlace: ticket has no secondPlace$/],
    ['a place that cannot be sold', paris, [0, 'place'], 'quay', /: 0\.place: quay has no essence$/],
    [
      'the same product twice',
      paris,
      [2, 'place'],
      'louvre',
      /: 2: has the same template and place as tourGroup 7110$/,
    ],
    ['a show of another genre', 'shows.json', [0, 'genre'], 'combo', /: 3\.template: ink is no play$/],
    [
      'a product that starts nowhere',
      paris,
      [3, 'startPoint'],
      undefined,
      /: 3: without a place it needs a startPoint$/,
    ],
    ['an unknown city', 'banners.json', [0, 'cityCode'], 'OSLO', /^banners\.json:\d+: 0\.cityCode: unknown city OSLO$/],
    [
      'an itinerary of nothing',
      'itineraries.json',
      [0, 'tourGroupId'],
      5,
      /^itineraries\.json:\d+: 0\.tourGroupId: unknown tourGroup 5$/,
    ],
    [
      'a stop nowhere',
      'itineraries.json',
      [0, 'sections', 1, 'place'],
      'moon',
      /^itineraries\.json:\d+: 0\.sections\.1\.place: unknown place moon$/,
    ],
    [
      'a stop that the itinerary does not have',
      'texts/fr/itineraries.json',
      [],
      { 7110: { 9: 'Ici.' } },
      /^texts\/fr\/itineraries\.json:\d+: 7110\.9: the itinerary has no stop 9$/,
    ],
    ['a currency without a rate', 'rates.json', ['JPY'], undefined, /no rate for JPY$/],
    ['a currency too many', 'rates.json', ['XYZ'], 3, /XYZ: unknown currency$/],
    [
      'a review kind without texts',
      'reviews.json',
      ['texts', 0, 'kinds'],
      ['ballet'],
      /^reviews\.json:\d+: texts\.0\.kinds\.0: /,
    ],
    [
      'a review language without names',
      'reviews.json',
      ['texts', 0, 'language'],
      'sv',
      /: texts\.0\.language: no names for language sv$/,
    ],
    [
      'a cheapest variant that is not the price',
      paris,
      [0, 'variants', 0, 'priceFactor'],
      1.5,
      /: 0\.variants: the cheapest variant must have priceFactor 1$/,
    ],
    [
      'a time zone that does not exist',
      'cities.json',
      [0, 'timeZone'],
      'Europe/Atlantis',
      /^cities\.json:\d+: 0\.timeZone: unknown time zone Europe\/Atlantis$/,
    ],
    [
      'a day that does not exist',
      'places.json',
      [1, 'schedule', 'season', 'from'],
      '13-01',
      /season\.from: must be a day/,
    ],
    ['broken JSON', 'rates.json', [], '{ "EUR": }', /^rates\.json: not JSON: /],
  ])('%s', (_what, file, path, value, message) => {
    expect(() => load(file, path, value)).toThrow(message)
  })

  test('a review kind without any text', () => {
    const reviews: unknown = fixtureFiles()['reviews.json']
    const texts: unknown[] = Object(reviews).texts
    expect(() =>
      load(
        'reviews.json',
        ['texts'],
        texts.filter((text) => !Object(text).kinds.includes('theatre')),
      ),
    ).toThrow(/^reviews\.json:\d+: texts: no text of kind theatre$/)
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
