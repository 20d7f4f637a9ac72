import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildCatalogue } from '../../apps/sandbox/src/build-catalogue.ts'
import { buildCalendar } from '../../apps/sandbox/src/catalogue/calendar.ts'
import { composeReviews } from '../../apps/sandbox/src/catalogue/compose-reviews.ts'
import { CURRENCIES } from '../../apps/sandbox/src/catalogue/currencies.ts'
import { loadCatalogueSource } from '../../apps/sandbox/src/catalogue/source/load-catalogue-source.ts'
import { loadTexts } from '../../apps/sandbox/src/catalogue/source/load-texts.ts'
import {
  type CatalogueData,
  FLOW_TYPES,
  type ReviewKind,
  type TourGroup,
} from '../../apps/sandbox/src/catalogue-schema.ts'
import { createSandbox } from '../../apps/sandbox/src/server.ts'
import { dataPaths } from '../../apps/sandbox/src/settings.ts'
import { FIXTURE_SVG } from '../../apps/sandbox/src/testing/fixture-source.ts'
import { testSettings } from '../../apps/sandbox/src/testing/test-settings.ts'
import { listAtPath, valueAtPath } from '../../apps/sandbox/src/testing/value-at-path.ts'
import { drawings } from '../pictures/draw-all.ts'

const FOLDER = join(import.meta.dirname, '../catalogue')
const TODAY = '2026-11-20'

/** Words of the reviews that fit some kinds of product and no other. */
const TELL_TALES: [RegExp, readonly ReviewKind[]][] = [
  [/\b(boat|aboard|open deck|bridges|crew|pier)\b/i, ['cruise', 'ferry', 'dinner']],
  [/\b(coach|motorway)\b/i, ['day-trip']],
  [
    /\b(bakers?|neighbours?|every street|in the street)\b/i,
    ['walk', 'ride', 'cruise', 'view', 'day-trip', 'bus', 'theatre', 'food'],
  ],
  [/\b(bikes?|saddle|cycled)\b/i, ['ride']],
  [/\b(otters?|animals?|enclosure)\b/i, ['animals']],
  [/\b(pictures? you|paintings?|wing|cloakroom|galler(y|ies))\b/i, ['museum', 'theatre']],
  [/\b(upstairs at the front|bus stop|bus came)\b/i, ['bus']],
  [/\b(violin\w*|window table|candle\w*)\b/i, ['dinner', 'music']],
  [/\b(dancing|feathers|costumes)\b/i, ['cabaret', 'theatre']],
  [/\b(suitcases|luggage|bags|child seat|flight)\b/i, ['transfer', 'train', 'bus', 'ferry']],
  [/\b(paid for itself|added it up)\b/i, ['card', 'travelcard', 'bus']],
]

let dataDir: string
let app: FastifyInstance
let source: CatalogueData

/** The data files that people edit, built whole: pictures stand in by name, as drawing them takes a while. */
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sample-'))
  const { pictures } = dataPaths(dataDir)
  mkdirSync(pictures, { recursive: true })
  for (const { name } of drawings) writeFileSync(join(pictures, `${name}.svg`), FIXTURE_SVG)
  source = loadCatalogueSource(FOLDER, new Set(drawings.map(({ name }) => name)))
  buildCatalogue(dataDir, FOLDER)
  app = await createSandbox(testSettings(dataDir))
}, 60_000)
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function get(url: string): Promise<unknown> {
  const response = await app.inject(url)
  expect(response.statusCode).toBe(200)
  return response.json()
}

function listedBy(collectionId: number): TourGroup[] {
  return source.tourGroups.filter((tourGroup) => tourGroup.collectionIds.includes(collectionId))
}

function allReviews() {
  return source.tourGroups.flatMap((tourGroup) =>
    composeReviews(tourGroup, tourGroup.reviewKind ?? 'tour', source.reviews),
  )
}

describe('the size of the sample catalogue', () => {
  test('cities, collections, categories', () => {
    expect(source.cities).toHaveLength(10)
    expect(source.collections.map(({ id }) => id)).toEqual(Array.from({ length: 42 }, (_, index) => 1001 + index))
    expect(source.categories.map(({ id }) => id)).toEqual([1, 2, 3])
    expect(source.categories.flatMap(({ subCategories }) => subCategories).length).toBeGreaterThanOrEqual(25)
  })

  test('tour groups, thirty shows among them, in every way of booking', () => {
    expect(source.tourGroups.length).toBeGreaterThanOrEqual(400)
    expect(listedBy(1001)).toHaveLength(30)
    expect(new Set(source.tourGroups.map(({ flowType }) => flowType))).toEqual(new Set(FLOW_TYPES))
  })

  test('the list of a city has all of its tour groups, every other list at least five', () => {
    for (const { id, cityCode, parentIds } of source.collections) {
      const inCity = source.tourGroups.filter((tourGroup) => tourGroup.cityCode === cityCode)
      const isOfCity = parentIds.length === 0
      expect(listedBy(id).length, `collection ${id}`).toBeGreaterThanOrEqual(isOfCity ? 24 : 5)
      if (isOfCity) expect(listedBy(id), `collection ${id}`).toHaveLength(inCity.length)
    }
  })

  test('reviews in ten languages', () => {
    const reviews = allReviews()
    expect(reviews.length).toBeGreaterThan(5_500)
    expect(reviews.length).toBeLessThan(6_800)
    const languages = [...new Set(reviews.map(({ language }) => language))].sort()
    expect(languages).toEqual(['da', 'de', 'en', 'es', 'fr', 'it', 'nl', 'pl', 'pt', 'ru'])
  })

  // spec: D.compare.6
  test('nobody reads the same text twice of one tour group', () => {
    const texts = allReviews().map(({ tourGroupId, content }) => `${tourGroupId} ${content}`)
    expect(texts.length - new Set(texts).size).toBe(0)
  })

  test.each(TELL_TALES)('only what has it is said to have it: %s', (words, kinds) => {
    const misplaced = source.reviews.texts.filter(
      (entry) =>
        words.test(entry.language === 'en' ? entry.content : (entry.translations.en ?? '')) &&
        entry.kinds.some((kind) => !kinds.includes(kind)),
    )
    expect(misplaced.map(({ content, kinds: given }) => `${given.join(', ')}: ${content}`)).toEqual([])
  })

  test('itineraries', () => {
    expect(source.itineraries).toHaveLength(60)
  })

  test('180 days of calendar, less the days on which a place is closed', () => {
    const always = source.tourGroups.find(({ schedule }) => schedule.closedWeekdays.length === 0 && !schedule.season)
    expect(always && buildCalendar(always, TODAY)).toHaveLength(180)
  })
})

describe('sense', () => {
  test('every tour group has three pictures and a day on which it runs', () => {
    for (const tourGroup of source.tourGroups) {
      expect(tourGroup.pictures.length, `tour group ${tourGroup.id}`).toBeGreaterThanOrEqual(3)
      expect(buildCalendar(tourGroup, TODAY).length, `tour group ${tourGroup.id}`).toBeGreaterThan(20)
    }
  })

  test('every transfer and every day trip begins with a picture of its own', () => {
    for (const kind of ['transfer', 'day-trip']) {
      const first = source.tourGroups.filter(({ reviewKind }) => reviewKind === kind).map(({ pictures }) => pictures[0])
      expect(first.filter((picture, index) => first.indexOf(picture) !== index)).toEqual([])
    }
  })

  test('gardens that sleep in winter are not sold in winter', () => {
    const giverny = source.tourGroups.find(({ id }) => id === 7135)
    expect(giverny && buildCalendar(giverny, TODAY)[0]?.date).toBe('2027-04-01')
  })

  test('no two products of a city have one name or one address in any language', () => {
    for (const language of source.languages) {
      const names = source.tourGroups.map((tourGroup) => `${tourGroup.cityCode} ${tourGroup.text[language].name}`)
      expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
    }
  })

  test('what is said of every show of a kind holds for each of them: nothing of its length, its interval or an age', () => {
    const { templates } = loadTexts(FOLDER).texts.en
    const kinds = ['musical', 'play', 'comedy', 'dance', 'family-show']
    const said = kinds.flatMap((kind) => [templates[kind]?.lead, ...(templates[kind]?.highlights ?? [])])
    expect(said.filter((text) => text === undefined || /\b(hours?|minutes|interval|over|under)\b/i.test(text))).toEqual(
      [],
    )
  })

  test('a product that says what all of its kind say takes as many hours as they say', () => {
    const leads = Object.values(loadTexts(FOLDER).texts.en.templates).map(({ lead }) => lead)
    const minutes = ['two', 'three', 'four', 'five', 'six'].flatMap((count, index) => [
      { words: `${count} hours`, length: (index + 2) * 60 },
      { words: `${count} and a half hours`, length: (index + 2.5) * 60 },
    ])
    const wrong = source.tourGroups.flatMap(({ id, durationMinutes, text }) => {
      const { shortSummary, highlights, inclusions } = text.en
      if (!leads.some((lead) => shortSummary.endsWith(lead))) return []
      const said = [shortSummary, ...highlights, ...inclusions].join(' ').toLowerCase().replaceAll('easy ', '')
      const wrongly = minutes.filter(({ words, length }) => said.includes(words) && length !== durationMinutes)
      return wrongly.map(({ words }) => `${id}: ${words}`)
    })
    expect(wrong).toEqual([])
  })

  test('no two kinds of product have one name in any language', () => {
    const kinds = source.categories.flatMap((category) => [category, ...category.subCategories])
    const shared = source.languages.flatMap((language) => {
      const names = kinds.map(({ displayName }) => displayName[language].toLowerCase())
      return names.filter((name, index) => names.indexOf(name) !== index).map((name) => `${language}: ${name}`)
    })
    expect(shared).toEqual([])
  })

  test('texts fit their places', () => {
    for (const language of source.languages) {
      for (const { id, text } of source.tourGroups) {
        expect(text[language].name.length, `${language} ${id}: ${text[language].name}`).toBeLessThanOrEqual(90)
        expect(text[language].shortSummary.length, `${language} ${id}`).toBeLessThanOrEqual(330)
        expect(text[language].highlights.length, `${language} ${id}`).toBeGreaterThanOrEqual(2)
      }
    }
  })
})

describe('the sample catalogue, served', () => {
  test.each([
    [1001, 30, 'GBP'],
    [1004, 60, 'EUR'],
    [1008, 40, 'EUR'],
    [1030, 25, 'DKK'],
  ])('collection %d lists %d tour groups in %s', async (id, total, currency) => {
    const body = await get(`/api/v6/tour-groups/list-by/collection/${id}/?limit=100`)
    expect(body).toMatchObject({ pageData: { total }, currency: { code: currency } })
  })

  // spec: 9.subcategories.1, 9.subcategories.2, 9.subcategories.3, 9.subcategories.4, 9.subcategories.5
  // spec: 9.subcategories.6, 9.subcategories.7, 9.subcategories.8, 9.subcategories.9, 9.subcategories.10
  // spec: 9.subcategories.11
  test('the specification’s sub-categories exist under their numbers', async () => {
    const categories = listAtPath(await get('/api/v2/category/'), 'categories')
    const named = categories.flatMap((category) =>
      listAtPath(category, 'subCategories').map(
        (child) => `${valueAtPath(child, 'id')} ${valueAtPath(child, 'displayName')}`,
      ),
    )
    expect(named).toEqual(
      expect.arrayContaining([
        '1080 Combo',
        '1008 City Cards',
        '1019 Airport Transfers',
        '1022 Public Transport',
        '1023 Wifi and SIM Cards',
        '1031 Food Passes',
        '1108 Ferry Tickets',
        '1133 Train Tickets',
        '1139 Train Passes',
        '1145 Shared Airport Transfers',
        '1143 Day Trips',
      ]),
    )
  })

  test('every sub-category has something to sell', async () => {
    for (const { subCategories } of source.categories) {
      for (const { id } of subCategories) {
        const body = await get(`/api/v6/tour-groups/list-by/sub-category/${id}/?limit=1`)
        expect(Number(valueAtPath(body, 'pageData', 'total')), `sub-category ${id}`).toBeGreaterThan(0)
      }
    }
  })

  test('the flagship show can be booked', async () => {
    const show = await get('/api/v6/tour-groups/17637/?language=DE&currency=GBP')
    expect(show).toMatchObject({ id: 17637, cityCode: 'LONDON', listingPrice: { currencyCode: 'GBP' } })
    expect((await app.inject('/de/book/17637/select/?currencyCode=GBP&cookieBanner=false')).statusCode).toBe(200)
  })

  test('a show has performances where others have opening hours, and its seats can be exchanged, as the policy says', async () => {
    for (const { id, schedule } of listedBy(1001).filter(({ reviewKind }) => reviewKind === 'theatre')) {
      const show = await get(`/api/v6/tour-groups/${id}/`)
      expect(valueAtPath(show, 'reschedulePolicy')).toEqual({ reschedulable: true, reschedulableUpTo: 2880 })
      const date = valueAtPath(show, 'listingAvailability', 'nextAvailableDate', 'date')
      expect(valueAtPath(show, 'operatingScheduleInfo')).toEqual({
        closestOpenDate: date,
        openingTime: null,
        closingTime: null,
        status: 'Open',
      })
      const range = `from-date=${date}&to-date=${date}`
      const starts = listAtPath(await get(`/api/v7/tour-groups/${id}/inventories/?${range}`), 'availabilities')
      expect([...new Set(starts.map((start) => valueAtPath(start, 'startTime')))]).toEqual(schedule.startTimes)
    }
  })

  test.each(CURRENCIES.map(({ code }) => code))('has prices in %s', async (code) => {
    const body = await get(`/api/v1/collection/?ids[]=1004&currency=${code}`)
    expect(Number(valueAtPath(body, 'collections', 0, 'startingPrice', 'listingPrice'))).toBeGreaterThan(0)
  })

  test('every tour group answers in full in every language', async () => {
    for (const [index, { id }] of source.tourGroups.entries()) {
      // Each tour group in one language, so that all languages come up many times and the test stays short.
      const language = source.languages[index % source.languages.length]?.toUpperCase()
      const product = await get(`/api/v6/tour-groups/${id}/?language=${language}`)
      expect(String(valueAtPath(product, 'name')).length).toBeGreaterThan(2)
      expect(listAtPath(product, 'variants').length).toBeGreaterThan(0)
      expect(valueAtPath(product, 'listingAvailability', 'nextAvailableDate', 'date')).toMatch(/^\d{4}-\d\d-\d\d$/)
      expect(valueAtPath(product, 'urlSlugs', language ?? '')).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    }
  })
})

const folder = new URL('../catalogue/tour-groups/', import.meta.url)
/** The tour groups as they are written, with the places that they lead to. */
const written = readdirSync(folder).flatMap((file) =>
  z
    .array(
      z.object({
        id: z.number(),
        place: z.string().optional(),
        secondPlace: z.string().optional(),
        price: z.number(),
        discountPercent: z.number().default(0),
      }),
    )
    .parse(JSON.parse(readFileSync(new URL(file, folder), 'utf8'))),
)

describe('one price at each place', () => {
  // spec: D.visit.8
  test.each(['EUR', 'JPY', 'IDR'])('the price of a card is the lowest of its calendar, in %s', async (currency) => {
    const wrong: number[] = []
    for (const { id } of source.tourGroups) {
      const query = `?currency=${currency}&language=EN`
      const product = await get(`/api/v6/tour-groups/${id}/${query}`)
      const calendar = Object.values(
        Object(valueAtPath(await get(`/api/v7/tour-groups/${id}/calendar/${query}`), 'dates')),
      )
      const open = calendar.filter((day) => listAtPath(day, 'availableTourIds').length > 0)
      const lowest = Math.min(...open.map((day) => Number(valueAtPath(day, 'listingPrice'))))
      const listing = valueAtPath(product, 'listingPrice')
      const card = listing === null ? null : Number(valueAtPath(listing, 'finalPrice'))
      if (card !== null && card > 0 && open.length > 0 && card !== lowest) wrong.push(id)
    }
    expect(wrong).toEqual([])
  })

  test('two places at once are struck at no more than what they cost one by one', () => {
    const wrong: string[] = []
    const combined = written.filter(({ secondPlace }) => secondPlace !== undefined)
    for (const { id, place, secondPlace, price, discountPercent } of combined) {
      const cheapest = (of: string | undefined) =>
        Math.min(...written.filter((other) => other.place === of && !other.secondPlace).map((other) => other.price))
      const [together, apart] = [price / (1 - discountPercent / 100), cheapest(place) + cheapest(secondPlace)]
      if (together > apart) wrong.push(`${id}: ${together} instead of ${apart}`)
    }
    const combos = source.tourGroups.filter(({ flowType }) => flowType === 'COMBO')
    expect(combined.map(({ id }) => id).toSorted()).toEqual(combos.map(({ id }) => id).toSorted())
    expect(wrong).toEqual([])
  })

  // spec: D.visit.8
  test('the starts of a day cost what the calendar says of it', async () => {
    const wrong: string[] = []
    for (const { id, variants } of source.tourGroups.slice(0, 60)) {
      const days = Object.entries(
        Object(valueAtPath(await get(`/api/v7/tour-groups/${id}/calendar/?currency=EUR`), 'dates')),
      )
      const [date, day] = days.find(([, candidate]) => listAtPath(candidate, 'availableTourIds').length > 0) ?? []
      if (date === undefined) continue
      const range = `from-date=${date}&to-date=${date}&currency=EUR`
      const starts = listAtPath(await get(`/api/v7/tour-groups/${id}/inventories/?${range}`), 'availabilities')
      const first = starts.find((start) => valueAtPath(start, 'tourId') === id * 100 + 1)
      const profile = valueAtPath(first, 'priceProfile')
      const charge = listAtPath(profile, 'persons')[0] ?? listAtPath(profile, 'groups')[0]
      const isSame = valueAtPath(charge, 'listingPrice') === valueAtPath(day, 'listingPrice')
      if (!isSame || new Set(starts.map((start) => valueAtPath(start, 'tourId'))).size !== variants.length) {
        wrong.push(`${id} on ${date}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
