import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { CURRENCIES } from '../catalogue/currencies.ts'
import { REVIEW_KINDS } from '../catalogue-schema.ts'

const WHERE = { latitude: 48.86, longitude: 2.33 }
const TRANSLATIONS = ['fr', 'de', 'ar'] as const

/** Tour groups of the small catalogue with texts of their own. */
const NAMES: Readonly<Record<string, string>> = {
  7110: 'Louvre at dusk',
  7111: 'Louvre at dawn',
  7112: 'Private boat',
  7143: 'The one with a script',
  7149: 'The one without a price',
}

/** The English texts by file; other languages have the same ones with a suffix. */
function englishTexts() {
  return {
    cities: { PARIS: { name: 'Paris', country: 'France' } },
    categories: { 1: 'Tickets', 1008: 'City Cards', 1080: 'Combo' },
    collections: {
      1004: {
        displayName: 'Things to do',
        heading: 'Paris',
        subtext: 'All of it',
        description: ['Text.'],
        metaDescription: 'Paris in short',
      },
    },
    places: {
      louvre: { name: 'Louvre', essence: 'A palace that became a museum.', sights: ['The Winged Victory'] },
      seine: { name: 'Seine', essence: 'A river with bridges.' },
      quay: { name: 'Quay' },
      stop: { name: 'Stop', essence: 'A stop.' },
      end: { name: 'End', essence: 'Supper.' },
    },
    templates: {
      ticket: {
        name: '{place}: ticket',
        lead: 'Walk straight in.',
        highlights: ['No queue'],
        inclusions: ['Entry'],
        exclusions: [],
      },
      combo: {
        name: '{place} + {secondPlace}: combined ticket',
        lead: 'Two in one.',
        highlights: ['One code'],
        inclusions: ['Both'],
        exclusions: ['Lunch'],
      },
      play: { name: '{show}', lead: 'A play.', highlights: ['Seats'], inclusions: ['A seat'], exclusions: [] },
    },
    variants: { standard: { name: 'Standard' }, guide: { name: 'With a guide', info: 'Two hours' } },
    shows: { ink: 'A widow runs a press.', tide: 'The water rises.' },
    banners: { 1: { title: 'Winter', altText: 'Snow' } },
    personas: { couple: 'Couple' },
    promotions: { winter: 'Winter offer' },
    phrases: {
      callToAction: 'Check availability',
      ticketDelivery: 'By email',
      freeCancellation: 'Free cancellation',
      instantConfirmation: 'Instant confirmation',
      mobileTicket: 'Mobile ticket',
      skipTheLine: 'Skip the line',
      hotelPickup: 'Hotel pickup',
      wheelchairAccessible: 'Wheelchair accessible',
      guided: 'Guided',
      traits: {
        ...{ INDOOR: 'Indoors', FAMILY_FRIENDLY: 'Good for families', AIRPORT_TRANSFER: 'Airport transfer' },
        ...{ CAPTIONED: 'Captioned', AUDIO_DESCRIBED: 'Audio-described', SIGNED: 'Signed', RELAXED: 'Relaxed' },
      },
      ride: {
        fromAirport: 'From the airport',
        toAirport: 'To the airport',
        allTerminals: 'All terminals',
        luggage: 'One suitcase',
      },
      open: 'Open',
      closed: 'Closed',
    },
  }
}

/** The same texts, each with the language as a suffix. */
function translated(texts: object, language: string): unknown {
  const mark = (_key: string, value: unknown) => (typeof value === 'string' ? `${value} (${language})` : value)
  return JSON.parse(JSON.stringify(texts), mark)
}

/** Names have a suffix; summaries are the same in every language. */
function handwritten(mark: string) {
  const entries = Object.entries(NAMES).map(([id, name]) => [
    id,
    { name: `${name}${mark}`, shortSummary: `${name} in short`, highlights: ['One & only'], inclusions: ['Entry'] },
  ])
  return Object.fromEntries(entries)
}

function tourGroup(id: number, parts: Record<string, unknown>, changes: Record<string, unknown> = {}) {
  return {
    id,
    cityCode: 'PARIS',
    ...parts,
    primaryCollectionId: 1004,
    collectionIds: [1004],
    pictures: ['louvre-dusk', 'louvre-day'],
    price: 20,
    rating: { average: 4.6, count: 230 },
    ...changes,
  }
}

function show(id: number, key: string) {
  return tourGroup(id, { template: 'play', show: key }, { startPoint: { ...WHERE, addressLine1: 'Boulevard' } })
}

function place(key: string, changes: Record<string, unknown> = {}) {
  return { key, cityCode: 'PARIS', ...WHERE, addressLine1: 'Cour Napoléon', subCategoryId: 1008, ...changes }
}

function template(key: string, changes: Record<string, unknown> = {}) {
  const variants = [{ key: 'standard', priceFactor: 1 }]
  return { key, durationMinutes: 90, cancellableUpToMinutes: 1440, variants, ...changes }
}

function facts() {
  return {
    'languages.json': { complete: ['en', ...TRANSLATIONS], draft: [] },
    'cities.json': [
      {
        code: 'PARIS',
        country: { code: 'FR', currency: 'EUR' },
        timeZone: 'Europe/Paris',
        latitude: 48.85,
        longitude: 2.35,
        picture: 'louvre-day',
        guideLanguages: ['EN', 'FR'],
      },
    ],
    'categories.json': [{ id: 1, subCategories: [1008, 1080] }],
    'collections.json': [
      {
        id: 1004,
        cityCode: 'PARIS',
        name: 'Things to Do in Paris',
        heroPicture: 'louvre-dusk',
        cardPicture: 'louvre-day',
        reviewKind: 'museum',
      },
    ],
    'places.json': [
      place('louvre', { schedule: { opens: '09:00', closes: '18:00', closedWeekdays: ['TUE'] } }),
      place('seine', { schedule: { opens: '10:00', closes: '20:00', season: { from: '04-01', to: '10-31' } } }),
      place('quay', { latitude: 38.5, longitude: -120.2 }),
      place('stop', { latitude: 40.7, longitude: -120.95 }),
      place('end', { latitude: 43.252, longitude: -126.453 }),
    ],
    'templates.json': [
      template('ticket', { guided: true, traits: ['INDOOR'], minimumAge: 6 }),
      template('combo', { subCategoryId: 1080, flowType: 'COMBO', startTimes: ['10:30', '14:00'] }),
      template('play', { subCategoryId: 1008, reviewKind: 'theatre' }),
    ],
    'shows.json': [
      { key: 'ink', title: 'Ink', genre: 'play' },
      { key: 'tide', title: 'Tide', genre: 'play' },
    ],
    'tour-groups/paris.json': [
      tourGroup(
        7110,
        { template: 'ticket', place: 'louvre' },
        {
          discountPercent: 20,
          variants: [
            { key: 'standard', priceFactor: 1 },
            { key: 'guide', priceFactor: 2.5 },
          ],
        },
      ),
      tourGroup(
        7111,
        { template: 'combo', place: 'louvre', secondPlace: 'seine' },
        { flowType: 'NORMAL', price: 12.5, boosterType: 'BestSeller' },
      ),
      tourGroup(
        7112,
        { template: 'ticket', place: 'seine' },
        {
          schedule: { opens: '09:00', closes: '18:00' },
          price: 99,
          priceType: 'PER_GROUP',
          groupSize: 6,
          durationMinutes: null,
          variants: [{ key: 'standard', priceFactor: 1, maxPax: 8 }],
        },
      ),
      show(7143, 'ink'),
      show(7149, 'tide'),
    ],
    'rates.json': Object.fromEntries(
      CURRENCIES.map(({ code }) => [code, code === 'EUR' ? 1 : code === 'JPY' ? 160.4 : 2]),
    ),
    'reviews.json': {
      names: { en: ['Ada', 'Ben', 'Cy'], fr: ['Zoé', 'Luc', 'Ève'] },
      countries: { en: ['GB', 'US'], fr: ['FR'] },
      personas: ['couple'],
      texts: REVIEW_KINDS.flatMap((kind) => [
        {
          kinds: [kind],
          language: 'en',
          rating: 5,
          title: 'Wonderful',
          content: `A fine ${kind}`,
          translations: { fr: 'Beau' },
        },
        { kinds: [kind], language: 'fr', rating: 4, content: `Très bien, ${kind}` },
        { kinds: [kind], language: 'fr', rating: 5, content: `Magnifique, ${kind}` },
      ]),
    },
    'itineraries.json': [
      {
        tourGroupId: 7110,
        type: 'WALKING',
        durationMinutes: 150,
        sections: [{ place: 'quay', minutesToNext: 10, kilometresToNext: 1.2 }, { place: 'stop' }, { place: 'end' }],
      },
    ],
    'banners.json': [
      {
        id: 1,
        cityCode: 'PARIS',
        picture: 'louvre-day',
        mobilePicture: 'louvre-dusk',
        link: '/things-to-do-in-paris/',
        startDate: '2026-01-01',
        endDate: '2030-01-01',
        rank: 1,
      },
    ],
    'points-of-interest.json': [{ id: 501, place: 'louvre', picture: 'louvre-day' }],
  }
}

function texts(): Record<string, unknown> {
  const english = englishTexts()
  const files: [string, unknown][] = []
  for (const [name, content] of Object.entries(english)) {
    files.push([`texts/en/${name}.json`, content])
    for (const language of TRANSLATIONS) files.push([`texts/${language}/${name}.json`, translated(content, language)])
  }
  for (const language of TRANSLATIONS) {
    files.push([`texts/${language}/tour-groups/paris.json`, handwritten(` (${language})`)])
  }
  return Object.fromEntries([...files, ['texts/en/tour-groups/paris.json', handwritten('')]])
}

/** The data files of a small catalogue by name; tests modify the files that they are about. */
export function fixtureFiles() {
  return { ...texts(), ...facts() }
}

export function writeFixtureSource(folder: string, files: Record<string, unknown> = fixtureFiles()): void {
  for (const [name, content] of Object.entries(files)) {
    const path = join(folder, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content, null, 2))
  }
}

/** A drawing of 400 × 300: the left half red, the right half blue. */
export const FIXTURE_SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="300"><rect width="200" height="300" fill="#f00"/><rect x="200" width="200" height="300" fill="#00f"/></svg>'

export function writeFixturePictures(folder: string): void {
  mkdirSync(folder, { recursive: true })
  for (const name of ['louvre-day', 'louvre-dusk']) writeFileSync(join(folder, `${name}.svg`), FIXTURE_SVG)
}
