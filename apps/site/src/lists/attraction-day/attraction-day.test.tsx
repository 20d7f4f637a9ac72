import { parse } from 'node-html-parser'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { AvailabilityIndex } from '../../availability/availability-index.ts'
import { RenderDependencies } from '../../cache/render-dependencies.ts'
import type { Slot } from '../../catalogue/calendar.ts'
import type { CatalogueContext } from '../../catalogue/catalogue.ts'
import type { WithTimedPrices } from '../../catalogue/prices/price-age.ts'
import type { Attraction, ProductCard } from '../../catalogue/product.ts'
import { Deadline } from '../../catalogue/resilience/deadline.ts'
import { addDays } from '../../i18n/day-number.ts'
import { instantOf } from '../../i18n/zoned-time.ts'
import { writeMarkdown } from '../../markdown/write-markdown.ts'
import { fixturePageContext } from '../../pages/fixture-page.ts'
import { attractionDayJson } from '../../pages/json/day-timeline-json.ts'
import { dayTimelineMarkdown } from '../../products/day-timeline/day-timeline-markdown.ts'
import { renderMarkup } from '../../ui/markup/render-markup.ts'
import { createListView } from '../list-view.ts'
import { buildAttractionDayContent } from './attraction-day-content.ts'
import { loadAttractionDay } from './load-attraction-day.ts'
import { AttractionDayView } from './view.tsx'

const ZONE = 'Europe/Paris'
const TODAY = '2026-12-05'
const TOMORROW = addDays(TODAY, 1)
const NOW = instantOf(TODAY, '09:00', ZONE)
const TOWER: Attraction = { name: 'Eiffel Tower', latitude: 48.8584, longitude: 2.2945 }

const card = (tgid: number, more: Partial<ProductCard> = {}): ProductCard => ({
  ...{ tgid, name: `Ticket ${tgid}`, flowType: 'NORMAL', pictures: [], summary: '', cityName: 'Paris' },
  ...more,
})
const SUMMIT = card(1, { traits: ['view'], place: TOWER })
const TOUR = card(2)
const CRUISE = card(3, { traits: ['night'], duration: { min: 3_600_000 } })

let index: AvailabilityIndex
let dependencies: RenderDependencies
beforeEach(() => {
  index = new AvailabilityIndex({ cutOffOf: () => 0, now: () => NOW })
  dependencies = new RenderDependencies()
})

const slot = (
  startTime: string,
  amount: number,
  left: number,
  more: { readonly tourId?: number } = {},
): WithTimedPrices<Slot> => ({
  ...{ startTime, tourId: 7, left, ...more },
  prices: [
    {
      band: 'ADULT',
      price: { price: { display: { amount, currency: 'EUR' }, per: 'adult', isFrom: false }, readAt: NOW },
    },
  ],
})

/** What the index knows of a tour group: the days on which it is open, and the starts of some. */
function know(
  tgid: number,
  open: readonly string[],
  starts: Readonly<Record<string, readonly WithTimedPrices<Slot>[]>> = {},
) {
  index.recordVenue({ tgid, timeZone: ZONE })
  const days = [TODAY, TOMORROW].map((date) => ({ date, tourIds: open.includes(date) ? [7] : [] }))
  index.recordCalendar(tgid, 'EUR', { days }, NOW - 2)
  for (const [date, slots] of Object.entries(starts)) index.recordSlots(tgid, date, 'EUR', slots, NOW - 1)
}

interface Asked {
  readonly when?: string
  readonly attraction?: Attraction | undefined
  readonly adults?: number
}

function load(products: readonly ProductCard[], asked: Asked = {}) {
  const { when, attraction, adults = 2 } = { attraction: TOWER, ...asked }
  const view = createListView(products, { choice: when === undefined ? {} : { when: [when] }, today: TODAY })
  const data = { products, total: products.length, available: true, all: products, view }
  const context: CatalogueContext = {
    ...{ lang: 'en', currency: 'EUR', dependencies, pageIdentifier: 'test', deadline: new Deadline(1000) },
  }
  return loadAttractionDay(data, attraction, {
    ...{ availability: index, context },
    catalogue: { venueToday: () => TODAY },
    party: { adults, children: 0, infants: 0 },
  })
}

const timesOf = (day: ReturnType<typeof load>) =>
  day?.starts.map(({ time, product, amount, left }) => [time, product.tgid, amount, left])

describe('which day and starts', () => {
  test('the first open day of any, with the starts of all in order of time', () => {
    know(1, [TODAY, TOMORROW], { [TODAY]: [slot('16:10', 42, 9), slot('10:00', 42, 3)] })
    know(2, [TODAY], { [TODAY]: [slot('11:00', 30, 0)] })
    const day = load([SUMMIT, TOUR])
    expect([day?.date, day?.timeZone, day?.unknown]).toEqual([TODAY, ZONE, 0])
    expect(timesOf(day)).toEqual([
      ['10:00', 1, 42, 3],
      ['11:00', 2, undefined, undefined],
      ['16:10', 1, 42, 9],
    ])
    expect(day?.starts[1]?.isSoldOut).toBe(true)
  })

  test('the chosen day, and none where nothing is open then', () => {
    know(1, [TODAY, TOMORROW], { [TODAY]: [slot('10:00', 42, 3)], [TOMORROW]: [slot('12:00', 40, 3)] })
    expect(timesOf(load([SUMMIT], { when: TOMORROW }))).toEqual([['12:00', 1, 40, 3]])
    expect(load([SUMMIT], { when: addDays(TODAY, 3) })).toBeUndefined()
  })

  test('a start that has begun is gone', () => {
    know(1, [TODAY], { [TODAY]: [slot('08:00', 42, 3), slot('10:00', 42, 3)] })
    expect(timesOf(load([SUMMIT]))).toEqual([['10:00', 1, 42, 3]])
  })

  test.each([
    [3, false, 42],
    [4, true, undefined],
  ])('for %s adults a start with three places is sold out: %s', (adults, isSoldOut, amount) => {
    know(1, [TODAY], { [TODAY]: [slot('10:00', 42, 3)] })
    const starts = load([SUMMIT], { adults })?.starts
    expect(starts?.map((start) => [start.time, start.isSoldOut, start.amount])).toEqual([['10:00', isSoldOut, amount]])
  })

  test.each([
    [8, undefined],
    [9, 9],
  ])('of a group of %s at most, nine places are %s', (groupSize, left) => {
    know(1, [TODAY], { [TODAY]: [slot('10:00', 42, 9)] })
    expect(timesOf(load([card(1, { groupSize })]))).toEqual([['10:00', 1, 42, left]])
  })

  test('tickets of one time are one start, at the lowest price and without places', () => {
    know(1, [TODAY], { [TODAY]: [slot('10:00', 42, 3), slot('10:00', 30, 5, { tourId: 8 })] })
    expect(timesOf(load([SUMMIT]))).toEqual([['10:00', 1, 30, undefined]])
  })

  test('what begins further than a walk away, and transfers, are not of the place', () => {
    for (const tgid of [1, 2, 3]) know(tgid, [TODAY], { [TODAY]: [slot('10:00', 42, 3)] })
    const far = card(2, { place: { latitude: 48.8, longitude: 2.1 } })
    expect(timesOf(load([SUMMIT, far, card(3, { traits: ['airportTransfer'] })]))).toEqual([['10:00', 1, 42, 3]])
  })

  // spec: D.hour.3
  test('unknown starts are counted and wanted, and the index is asked for nothing else', () => {
    know(1, [TODAY], { [TODAY]: [slot('10:00', 42, 3)] })
    know(2, [TODAY])
    expect(load([SUMMIT, TOUR, CRUISE])?.unknown).toBe(2)
    expect([1, 2, 3].map((tgid) => [...(index.askedOf(tgid)?.days.keys() ?? [])])).toEqual([[], [TODAY], [TODAY]])
  })

  test('starts whose prices are known in another currency alone are wanted in that of the page', () => {
    know(1, [TODAY])
    index.recordSlots(1, TODAY, 'GBP', [slot('10:00', 42, 3)], NOW - 1)
    expect(timesOf(load([SUMMIT]))).toEqual([['10:00', 1, undefined, 3]])
    expect(index.askedOf(1)?.days).toEqual(new Map([[TODAY, new Map([['EUR', NOW]])]]))
  })

  test.each([
    ['a list about no point of interest', () => load([SUMMIT], { attraction: undefined })],
    ['a list that is empty', () => load([])],
    ['a list of which nothing is known', () => load([card(9)])],
    ['neither hours nor starts', () => load([TOUR])],
  ])('nothing of %s', (_, loaded) => {
    know(1, [TODAY], { [TODAY]: [slot('10:00', 42, 3)] })
    know(2, [TODAY])
    expect([timesOf(load([SUMMIT])), loaded()]).toEqual([[['10:00', 1, 42, 3]], undefined])
  })
})

describe('opening hours', () => {
  const hoursOf = (...told: readonly (string | undefined)[]) => {
    const products = told.map((_, tgid) => card(tgid))
    for (const [tgid, hours] of told.entries()) {
      know(tgid, [TODAY], { [TODAY]: [slot('10:00', 42, 3)] })
      const [opens = '', closes = ''] = hours?.split('-') ?? []
      if (hours) index.recordVenue({ tgid, timeZone: ZONE, schedule: { opens, closes } })
    }
    return load(products)?.schedule
  }

  test.each([
    ['all say the same', ['09:00-23:00', '09:00-23:00'], { opens: '09:00', closes: '23:00' }],
    [
      'two say the same, and others nothing',
      ['09:00-23:00', undefined, '09:00-23:00'],
      { opens: '09:00', closes: '23:00' },
    ],
    ['the only ticket says it', ['09:00-23:00'], { opens: '09:00', closes: '23:00' }],
    ['one of several says it, which may be an evening tour', ['18:00-23:00', undefined], undefined],
    ['they contradict each other', ['09:00-23:00', '18:00-23:00'], undefined],
    ['nobody says it', [undefined], undefined],
  ] as const)('where %s', (_, told, expected) => {
    expect(hoursOf(...told)).toEqual(expected)
  })
})

const page = fixturePageContext()
const plain = (words: string) => words.replaceAll(/\s+/g, ' ').trim()
const said = (day: ReturnType<typeof load>) =>
  day &&
  buildAttractionDayContent(day, page).hours.map(({ time, of, reasons, facts }) =>
    [time, of?.name, facts, ...reasons].map((words) => plain(words ?? '')).join(' | '),
  )

describe('the named starts', () => {
  test('each with its product, judged by the light that counts for it', () => {
    know(1, [TODAY], { [TODAY]: [slot('10:00', 42, 3), slot('16:10', 42, 9)] })
    know(2, [TODAY], { [TODAY]: [slot('16:20', 24, 8)] })
    know(3, [TODAY], { [TODAY]: [slot('18:00', 42, 2), slot('20:00', 42, 8)] })
    expect(said(load([SUMMIT, TOUR, CRUISE]))).toEqual([
      '4:10 PM | Ticket 1 | €42 · 9 left | Golden light during the visit; the sun sets at 4:54 PM',
      '4:20 PM | Ticket 2 | €24 · 8 left | Lowest price of the day',
      '6:00 PM | Ticket 3 | €42 · 2 left | After sunset (4:54 PM)',
    ])
  })

  // spec: D.hour.3
  test('none is the first or the cheapest as long as some are unknown', () => {
    know(1, [TODAY], { [TODAY]: [slot('10:00', 42, 3), slot('16:10', 40, 9)] })
    know(2, [TODAY])
    const day = load([SUMMIT, TOUR])
    expect(said(day)).toEqual([
      '4:10 PM | Ticket 1 | €40 · 9 left | Golden light during the visit; the sun sets at 4:54 PM',
    ])
    expect(day && buildAttractionDayContent(day, page).note).toBe('Start times not known yet: 1 ticket.')
    expect(day && attractionDayJson(day, page).unknownStarts).toBe(1)
  })

  // spec: D.hour.3
  test('where no start is named, it is said which are unknown, and no rule', () => {
    know(1, [TODAY])
    index.recordVenue({ tgid: 1, timeZone: ZONE, schedule: { opens: '09:00', closes: '23:00' } })
    const day = load([SUMMIT])
    if (!day) throw new Error('nothing is known')
    const notes = 'Start times not known yet: 1 ticket.'
    const paragraphs = parse(renderMarkup(<AttractionDayView day={day} page={page} />)).querySelectorAll('p')
    expect(paragraphs.map(({ text }) => text)).toContain(notes)
    expect(writeMarkdown(dayTimelineMarkdown(buildAttractionDayContent(day, page), page)).split('\n\n')).toContain(
      notes,
    )
  })

  test.each([
    ['has it', ['10:00', '12:00'], ['10:00']],
    ['has others', ['12:00'], []],
  ])('a start that sold out before is told on a day that may have it: a day that %s', (_, starts, said) => {
    know(1, [TODAY], { [TODAY]: starts.map((start) => slot(start, 42, 3)) })
    const evidence = [{ start: '10:00', days: 10, soldOut: 9, first: 8 }]
    vi.spyOn(index, 'soldOutByWeekday').mockReturnValue(Array.from({ length: 7 }, () => evidence))
    expect(load([SUMMIT])?.soldOut.map(({ start }) => start)).toEqual(said)
  })

  test('the same in markup, Markdown and JSON', () => {
    know(1, [TODAY], { [TODAY]: [slot('10:00', 42, 3), slot('16:10', 42, 9)] })
    const day = load([SUMMIT])
    if (!day) throw new Error('nothing is known')
    const html = renderMarkup(<AttractionDayView day={day} page={page} />)
    expect(html).toContain(`href="/experience-1/?date=${TODAY}"`)
    expect(writeMarkdown(dayTimelineMarkdown(buildAttractionDayContent(day, page), page))).toContain(
      `- 10:00 AM: [Ticket 1](https://www.wayfare.example/experience-1/?date=${TODAY}) · €42 · 3 left · First that can be booked`,
    )
    expect(attractionDayJson(day, page)).toEqual({
      ...{ date: TODAY, opens: undefined, closes: undefined },
      ...{ sunrise: '08:27', goldenHour: { from: '16:01', until: '16:54' }, sunset: '16:54', darkFrom: '17:31' },
      soldOutBefore: [],
      goodStarts: [
        {
          start: '10:00',
          reasons: ['first'],
          product: { id: 1, name: 'Ticket 1', url: `/experience-1/?date=${TODAY}` },
        },
        {
          start: '16:10',
          reasons: ['golden'],
          product: { id: 1, name: 'Ticket 1', url: `/experience-1/?date=${TODAY}` },
        },
      ],
    })
  })
})
