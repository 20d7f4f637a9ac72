import type { BestTimeToVisit } from '@passepartout/content-model/best-time-to-visit'
import { type HTMLElement, parse } from 'node-html-parser'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from './sample-site.ts'

/** What editors know of a day, on the page of a product and on a list about a place, over a real store and a real catalogue. */

const ZONE = 'Europe/Paris'
const DAY = '2026-12-05'
const NEXT = '2026-12-06'
const TOWER = { latitude: 48.8584, longitude: 2.2945 }
const RIGHT_HOUR: BestTimeToVisit = {
  facing: 270,
  lights: { from: '18:30', until: '01:00' },
  notes: [
    { seenOn: '2026-11-12', text: 'Quiet after 17:00 <b>' },
    { seenOn: '2025-01-02', text: 'A queue at noon' },
  ],
  tides: [
    { date: DAY, time: '18:40', level: 'high' },
    { date: DAY, time: '06:12', level: 'high' },
    { date: DAY, time: '12:20', level: 'low' },
    { date: '2026-12-09', time: '09:00', level: 'low' },
  ],
}

let site: TestSite
beforeEach(async () => {
  site = await createTestSite({ AVAILABILITY_CALLS: '50' })
  site.clock.now = Date.parse('2026-12-05T08:00:00Z')
  const { answers } = site.catalogue
  const ticket = {
    ...{ id: 7110, name: 'Summit', urlSlugs: { EN: 'summit' }, cityCode: 'PARIS', minDuration: 3_600_000 },
    city: { code: 'PARIS', displayName: 'Paris', timeZone: ZONE },
    startLocation: { ...TOWER, addressLine1: 'Champ de Mars' },
    listingPrice: { currencyCode: 'EUR', finalPrice: 20, type: 'PER_PERSON' },
    operatingScheduleInfo: { openingTime: '09:00:00', closingTime: '23:00:00' },
    variants: [{ id: 1, name: 'Entry', tours: [{ id: 10 }, { id: 11 }] }],
  }
  const ofDay = { primaryPax: 'ADULT', listingPrice: 20, extraCharges: 0, isPricingInclusiveOfExtraCharges: true }
  const start = (startDate: string, startTime: string, tourId: number) => ({
    ...{ startDate, startTime, tourId },
    paxAvailability: [{ remaining: 9, availability: 'LIMITED' }],
    priceProfile: { persons: [{ type: 'ADULT', listingPrice: 20 }] },
  })
  answers.set('/api/v6/tour-groups/7110/', ticket)
  answers.set('/api/v7/tour-groups/7110/calendar/', {
    dates: Object.fromEntries([DAY, NEXT].map((date) => [date, { ...ofDay, availableTourIds: [10, 11] }])),
    metadata: { currency: 'EUR' },
  })
  answers.set('/api/v7/tour-groups/7110/inventories/', {
    currencyCode: 'EUR',
    availabilities: [DAY, NEXT].flatMap((date) => [start(date, '10:00', 10), start(date, '15:00', 11)]),
  })
  answers.set('/api/v1/city/list/', { cities: [{ code: 'PARIS', displayName: 'Paris' }], total: 1 })
  answers.set('/api/v6/tour-groups/list-by/city/Paris/', { pageData: { items: [ticket], total: 1 } })
  answers.set('/api/v6/tour-groups/list-by/collection/2001/', { pageData: { items: [ticket], total: 1 } })
  answers.set('/api/v1/collection/', { collections: [{ id: 2001, displayName: 'Tower', poiId: 5 }] })
  answers.set('/api/v1/poi/5/', { id: 5, name: 'Tower', location: TOWER })
})
afterEach(() => site.dispose())

function putProductPage(rightHour?: BestTimeToVisit): void {
  const uid = `${HOST}.summit`
  const categorisation = { tgid: 7110, city: 'PARIS' }
  site.putPage({
    ...pageDocument({ uid, translationGroup: uid, title: 'Summit', pageType: 'productPage', categorisation }),
    rightHour,
  })
}

function putList(rightHour?: BestTimeToVisit): void {
  const uid = `${HOST}.tower`
  const list = { id: 'all', type: 'productList', title: 'All', limit: 40, layout: 'grid' } as const
  site.putPage({
    ...pageDocument({ uid, translationGroup: uid, title: 'Tower', pageType: 'collectionPage' }),
    categorisation: { city: 'PARIS', collectionId: 2001 },
    blocks: [{ ...list, source: { kind: 'collection', id: 2001 } }],
    rightHour,
  })
}

/** Lists know the starts that the index of availability has. */
async function fillIndex(): Promise<void> {
  await site.startFilling()
  const readAll = /^site_availability_coverage_ratio 1$/m
  await vi.waitFor(async () => expect((await site.internal.inject('/metrics')).body).toMatch(readAll), 10_000)
}

const textOf = (one: HTMLElement | null | undefined) => one?.text.replace(/\s+/g, ' ').trim()

async function sectionOf(address: string): Promise<HTMLElement | null> {
  const { status, body } = await site.get(address)
  expect(status).toBe(200)
  return parse(body).querySelector('section[aria-labelledby="day-title"]')
}

function factsOf(section: HTMLElement | null): (string | undefined)[] {
  const facts = section?.querySelectorAll('dl > div') ?? []
  return facts.map((fact) => `${textOf(fact.querySelector('dt'))}: ${textOf(fact.querySelector('dd'))}`)
}

const TOLD = [
  'Façade in the sun: 12:41 PM – 4:54 PM',
  'Lights: 6:30 PM – 1:00 AM',
  'High tide: 6:12 AM, 6:40 PM',
  'Low tide: 12:20 PM',
]
const JSON_TOLD = {
  facade: [{ from: '12:41', until: '16:54' }],
  lights: { from: '18:30', until: '01:00' },
  tides: [
    { time: '06:12', level: 'high' },
    { time: '12:20', level: 'low' },
    { time: '18:40', level: 'high' },
  ],
  notes: [{ seenOn: '2026-11-12', text: 'Quiet after 17:00 <b>' }],
}

describe.each([
  ['the page of a product', putProductPage, `/summit/?date=${DAY}`, `/summit/?date=${NEXT}`],
  ['a list about a place', putList, `/tower/?when=${DAY}`, `/tower/?when=${NEXT}`],
  // spec: D.hour.4, D.hour.5, D.hour.6
] as const)('%s', (what, put, onDay, onNext) => {
  const isList = what === 'a list about a place'
  beforeEach(async () => {
    put(RIGHT_HOUR)
    if (isList) await fillIndex()
  })

  test('says façade, lights, tides of its day and what was seen of late', async () => {
    const section = await sectionOf(onDay)
    expect(factsOf(section).slice(-5)).toEqual(['Dark from: 5:31 PM', ...TOLD])
    expect(section?.querySelectorAll('h3').map(textOf)).toContain('What our editors saw')
    expect(section?.querySelectorAll('ul > li').map(textOf)).toEqual([
      'Quiet after 17:00 <b> (seen on November 12, 2026)',
    ])
  })

  test('the same in Markdown and in JSON', async () => {
    const { body } = await site.get(onDay.replace('/?', '/index.md?'))
    expect(body).toContain(['', ...TOLD.map((fact) => `- ${fact}`), ''].join('\n'))
    expect(body).toContain('What our editors saw\n\n- Quiet after 17:00 \\<b> (seen on November 12, 2026)')
    const answer = JSON.parse((await site.get(onDay.replace('/?', '/index.json?'))).body)
    const { facade, lights, tides, notes } = isList ? answer.dayCourse : answer.product.dayCourse
    expect({ facade, lights, tides, notes }).toEqual(JSON_TOLD)
  })

  test('of a day without tides in the list it says none', async () => {
    expect(factsOf(await sectionOf(onNext)).filter((fact) => /tide|Lights/.test(fact ?? ''))).toEqual([
      'Lights: 6:30 PM – 1:00 AM',
    ])
  })
})

test('nothing is said where editors say nothing', async () => {
  putProductPage()
  const section = await sectionOf(`/summit/?date=${DAY}`)
  expect(factsOf(section).at(-1)).toBe('Dark from: 5:31 PM')
  expect(section?.querySelectorAll('h3').map(textOf)).not.toContain('What our editors saw')
})
