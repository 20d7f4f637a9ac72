import { expect, test } from 'vitest'
import type { Slot } from '../../catalogue/calendar.ts'
import type { Product } from '../../catalogue/product.ts'
import { writeMarkdown } from '../../markdown/write-markdown.ts'
import { fixturePageContext } from '../../pages/fixture-page.ts'
import type { AddressChoices } from '../../request/address/choices/address-choices.ts'
import { renderMarkup } from '../../ui/markup/render-markup.ts'
import type { VisitDates } from '../booking-card/resolve-visit-choice.ts'
import { buildDayTimelineContent } from './build-day-timeline-content.ts'
import { dayTimelineMarkdown } from './day-timeline-markdown.ts'
import { DayTimelineSection } from './day-timeline-section.tsx'

const DATE = '2026-12-05'
const product = {
  tgid: 7115,
  traits: ['view'],
  duration: { min: 3_600_000 },
  variants: [{ id: 1, name: 'Summit', info: '', tourIds: [11, 12, 13] }],
  schedule: { opens: '09:30', closes: '22:45' },
  startLocation: { latitude: 48.8584, longitude: 2.2945 },
  timeZone: 'Europe/Paris',
} as unknown as Product

const slot = (startTime: string, tourId: number, amount: number, remaining?: number): Slot => ({
  startTime,
  tourId,
  ...(remaining === undefined ? {} : { remaining }),
  price: { display: { amount, currency: 'EUR' }, per: 'adult', isFrom: false },
})

const dates: VisitDates = {
  calendar: { days: [{ date: DATE, tourIds: [11, 12, 13] }] },
  slots: [slot('09:30', 11, 42, 12), slot('12:00', 12, 36, 0), slot('16:10', 13, 42, 28)],
  performances: [
    { date: DATE, startTime: '09:30', tourIds: [11], isSoldOut: false },
    { date: DATE, startTime: '16:10', tourIds: [13], isSoldOut: false },
    { date: '2026-12-06', startTime: '11:00', tourIds: [11], isSoldOut: false },
  ],
}

function pageWith(choice: AddressChoices = {}, lang: 'en' | 'ar' = 'en') {
  const page = fixturePageContext({ lang })
  const now = Date.parse('2026-12-01T10:00:00Z')
  return { ...page, visit: { ...page.visit, choice }, moment: { now, timeZone: 'Europe/Paris' } }
}

/** With usual spaces. */
function plain(words: string): string {
  return words.replaceAll(/\s+/g, ' ').trim()
}

/** Reading text of markup, one line per list item, heading and fact. */
function textOf(html: string): string[] {
  return html
    .replaceAll(/<p [^>]*aria-hidden.*?<\/p>/gs, '')
    .replaceAll(/<svg.*?<\/svg>.*?<\/svg>/gs, '')
    .replaceAll(/<\/(?:h\d|li|p|div|fieldset)>/g, '\n')
    .replaceAll('</dt>', ': ')
    .replaceAll('</legend>', ' ')
    .replaceAll('</label>', ' ')
    .replaceAll(/<[^>]*>/g, '')
    .split('\n')
    .map(plain)
    .filter(Boolean)
}

const FACTS = [
  'Opening hours: 9:30 AM – 10:45 PM',
  'Last start: 4:10 PM',
  'Sunrise: 8:27 AM',
  'Golden hour: 4:01 PM – 4:54 PM',
  'Sunset: 4:54 PM',
  'Dark from: 5:31 PM',
]
const RULES =
  'We name times by what we know: the sun at this place, prices and places left. How crowded it will be, we do not know.'

test('a chosen day tells its hours, the sun and the named starts with their reasons, prices and places', () => {
  const page = pageWith({ day: DATE })
  const said = buildDayTimelineContent(product, dates, page)
  expect(textOf(said ? renderMarkup(<DayTimelineSection said={said} page={page} />) : '')).toEqual([
    'Your day: Saturday, December 5, 2026',
    'What matters to you? Good times to come Quiet Golden hour',
    '9:30 AM First that can be booked €42 · 12 left',
    '4:10 PM Golden light during the visit; the sun sets at 4:54 PM · Most places left €42 · 28 left',
    'Most places left, by what is known now',
    '4:10 PM €42 · 28 left',
    'Golden light during the visit; the sun sets at 4:54 PM',
    '4:10 PM €42 · 28 left',
    ...FACTS,
    RULES,
  ])
})

test('a named start leads to the page with it chosen', () => {
  const addresses = buildDayTimelineContent(product, dates, pageWith({ day: DATE }))?.hours.map(
    ({ address }) => address,
  )
  const path = pageWith().visit.path
  expect(addresses).toEqual([
    `${path}?date=${DATE}&variant=1&tour=11#booking`,
    `${path}?date=${DATE}&variant=1&tour=13#booking`,
  ])
})

test('of several tickets a start names the one that its link chooses, and the chosen one stays', () => {
  const guided = { id: 2, name: 'With a guide', info: '', tourIds: [11, 13] }
  const two = { ...product, variants: [...product.variants, guided] }
  expect(buildDayTimelineContent(two, dates, pageWith({ day: DATE }))?.hours[0]?.facts).toBe('€42 · 12 left · Summit')
  const chosen = buildDayTimelineContent(two, dates, pageWith({ day: DATE, variantId: 2 }))?.hours.map(
    ({ facts, address }) => [facts, address],
  )
  expect(chosen).toEqual([
    ['€42 · 12 left', `/?date=${DATE}&variant=2&tour=11#booking`],
    ['€42 · 28 left', `/?date=${DATE}&variant=2&tour=13#booking`],
  ])
  expect(buildDayTimelineContent(two, dates, pageWith({ variantId: 2 }))?.hours[0]?.address).toBe(
    `/?date=${DATE}&variant=2#booking`,
  )
})

test('without a chosen day the next one on sale is told, and its starts lead to it', () => {
  const said = buildDayTimelineContent(product, dates, pageWith())
  expect(said?.hours.map((hour) => ({ ...hour, time: plain(hour.time), reasons: hour.reasons.map(plain) }))).toEqual([
    {
      time: '9:30 AM',
      reasons: ['First that can be booked'],
      facts: '',
      address: `${pageWith().visit.path}?date=${DATE}#booking`,
    },
    {
      time: '4:10 PM',
      reasons: ['Golden light during the visit; the sun sets at 4:54 PM'],
      facts: '',
      address: `${pageWith().visit.path}?date=${DATE}#booking`,
    },
  ])
})

test('Markdown says the same', () => {
  const page = pageWith({ day: DATE })
  const said = buildDayTimelineContent(product, dates, page)
  const [, afternoon] = said?.hours ?? []
  const text = said ? writeMarkdown(dayTimelineMarkdown(said, page)) : ''
  expect(text.split('\n').filter(Boolean)).toEqual([
    '## Your day: Saturday, December 5, 2026',
    expect.stringMatching(/^- \[9:30 AM\]\(https:.*tour=11#booking\): €42 · 12 left · First that can be booked$/),
    expect.stringMatching(
      /^- \[4:10 PM\]\(https:.*tour=13#booking\): €42 · 28 left · Golden light during the visit; .* · Most places left$/,
    ),
    'What matters to you?',
    '- Quiet: 4:10 PM (Most places left, by what is known now)',
    '- Golden hour: 4:10 PM (Golden light during the visit; the sun sets at 4:54 PM)',
    RULES,
    ...FACTS.map((fact) => `- ${fact}`),
  ])
  expect(text).toContain(afternoon?.address)
})

test.each([
  ['no place', { startLocation: undefined }],
  ['no time zone', { timeZone: undefined }],
  ['a transfer', { traits: ['airportTransfer'] }],
] as const)('nothing is said of %s', (_, change) => {
  expect(buildDayTimelineContent({ ...product, ...change } as unknown as Product, dates, pageWith())).toBeUndefined()
})

test('nothing is said where neither hours nor starts are known, or nothing is on sale', () => {
  const { schedule, ...without } = product
  expect(buildDayTimelineContent(without as Product, { ...dates, performances: [] }, pageWith())).toBeUndefined()
  expect(buildDayTimelineContent(product, { calendar: { days: [] } }, pageWith())).toBeUndefined()
})

test('time runs from right to left in Arabic', () => {
  const markersIn = (lang: 'en' | 'ar') => {
    const page = pageWith({ day: DATE }, lang)
    const said = buildDayTimelineContent(product, dates, page)
    const html = said ? renderMarkup(<DayTimelineSection said={said} page={page} />) : ''
    return [...html.matchAll(/<circle [^>]*cx="([\d.]+)%"/g)].map(([, share]) => Number(share))
  }
  const shares = markersIn('en')
  expect(shares).toHaveLength(6)
  expect(markersIn('ar').map((share) => Math.round((100 - share) * 100) / 100)).toEqual(shares)
})

test('a visitor’s wish has starts of its own, in markup, words and Markdown', () => {
  const page = pageWith({ day: DATE })
  const three = { ...dates, slots: [...(dates.slots ?? []), slot('18:00', 11, 36, 28)] }
  const said = buildDayTimelineContent(product, three, page)
  expect(
    said?.wishes?.map(({ wish, label, rule, hours }) => [
      wish,
      label,
      plain(rule),
      ...hours.map((hour) => plain(hour.time)),
    ]),
  ).toEqual([
    ['cheap', 'Cheap', 'Lowest price of the day', '6:00 PM'],
    ['quiet', 'Quiet', 'Most places left, by what is known now', '4:10 PM', '6:00 PM'],
    ['light', 'Golden hour', 'Golden light during the visit; the sun sets at 4:54 PM', '4:10 PM'],
    ['children', 'With children', 'Not before 9:00 AM, and over by 6:00 PM', '9:30 AM', '4:10 PM'],
  ])
  const html = said ? renderMarkup(<DayTimelineSection said={said} page={page} />) : ''
  const shownFor = ['usual', 'cheap', 'quiet', 'light', 'children']
  const radios = [...html.matchAll(/<input [^>]*>/g)].map(([radio]) => radio)
  expect(radios.map((radio) => /value="(\w+)"/.exec(radio)?.[1])).toEqual(shownFor)
  expect(radios.map((radio) => radio.includes('checked'))).toEqual([true, false, false, false, false])
  expect([...html.matchAll(/<div data-starts="(\w+)"/g)].map(([, wish]) => wish)).toEqual(shownFor)
  expect([...html.matchAll(/<g data-starts="(\w+)"/g)].map(([, wish]) => wish)).toEqual(shownFor)
  expect(said ? plain(writeMarkdown(dayTimelineMarkdown(said, page))) : '').toContain(
    '- Quiet: 4:10 PM, 6:00 PM (Most places left, by what is known now)',
  )
})

test('what sold out on earlier days of the weekday is told of the starts of the day, most often first of all', () => {
  const page = pageWith({ day: DATE })
  const saturday = [
    { start: '09:30', days: 20, soldOut: 16, first: 14 },
    { start: '16:10', days: 9, soldOut: 6, first: 2 },
    { start: '23:00', days: 20, soldOut: 20, first: 20 },
  ]
  const friday = [{ start: '09:30', days: 20, soldOut: 20, first: 20 }]
  const seen = { ...dates, soldOut: [[], [], [], [], [], friday, saturday] }
  const said = buildDayTimelineContent(product, seen, page)
  const told = [
    '9:30 AM Sold out first on 14 of the last 20 such days',
    '4:10 PM Sold out on 6 of the last 9 such days',
  ]
  const text = textOf(said ? renderMarkup(<DayTimelineSection said={said} page={page} />) : '')
  expect(text.slice(text.indexOf('What sold out on this weekday') + 1, -FACTS.length - 1)).toEqual(told)
  expect(said ? plain(writeMarkdown(dayTimelineMarkdown(said, page))) : '').toContain(
    'What sold out on this weekday - 9:30 AM: Sold out first on 14 of the last 20 such days - 4:10 PM: Sold out on 6 of the last 9 such days',
  )
  expect(buildDayTimelineContent(product, { ...dates, soldOut: [] }, page)?.soldOut).toEqual([])
})
