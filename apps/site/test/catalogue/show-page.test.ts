import { parse } from 'node-html-parser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'

/** What a show's page says by itself, without a block of an editor. */

const HERE = '/tidewater/'
const [STALLS, CIRCLE, CAPTIONED] = [11, 21, 12]
const listing = (finalPrice: number) => ({
  ...{ currencyCode: 'EUR', originalPrice: finalPrice, finalPrice, type: 'PER_PERSON', otherPricesExist: true },
})
const VENUE = { latitude: 51.5074, longitude: -0.1278, addressLine1: 'Obelisk Theatre' }

const start = (startDate: string, startTime: string, tourId: number, listingPrice: number, remaining = 9) => ({
  ...{ startDate, startTime, tourId },
  priceProfile: { priceProfileType: 'PER_PERSON', persons: [{ type: 'ADULT', listingPrice }], groups: [] },
  paxAvailability: [{ remaining, availability: 'LIMITED' }],
})
const day = (listingPrice: number, availableTourIds: readonly number[]) => ({
  ...{ primaryPax: 'ADULT', listingPrice, availableTourIds },
})
const STARTS = [
  start('2026-12-01', '14:30', STALLS, 40),
  start('2026-12-01', '17:00', STALLS, 40, 0),
  start('2026-12-01', '19:30', STALLS, 40),
  start('2026-12-01', '19:30', CIRCLE, 25),
  start('2026-12-02', '19:30', CAPTIONED, 42),
  start('2026-12-02', '19:30', CIRCLE, 28),
]

let site: TestSite
beforeEach(async () => {
  site = await createTestSite()
  site.clock.now = Date.parse('2026-12-01T15:00:00Z')
  site.putPage(
    pageDocument({
      uid: `${HOST}.tidewater`,
      pageType: 'showPage',
      categorisation: { tgid: 7110 },
      title: 'Tidewater',
    }),
  )
  await site.purge(`page:${HOST}.tidewater:en:page`)
  const { answers } = site.catalogue
  answers.set('/api/v6/tour-groups/7110/', {
    ...{
      id: 7110,
      name: 'Tidewater',
      cityCode: 'LONDON',
      flowType: 'SEATMAP',
      listingPrice: listing(25),
      startLocation: VENUE,
    },
    city: { timeZone: 'Europe/London', displayName: 'London' },
    descriptors: [
      { code: 'CAPTIONED', displayName: 'Captioned', type: 'ACCESSIBILITY' },
      { code: 'AGE_FROM_8', displayName: 'Ages 8 and over', type: 'AGE' },
    ],
    reviewsDetails: { averageRating: 4.5, ratingsCount: 832, showRatings: true },
    variants: [
      {
        ...{ id: 1, name: 'Stalls', variantInfo: 'Level floor.', listingPrice: listing(40) },
        tours: [{ id: STALLS }, { id: CAPTIONED, name: 'Stalls, captioned' }],
      },
      { id: 2, name: 'Circle', listingPrice: listing(25), tours: [{ id: CIRCLE }] },
    ],
  })
  answerDays(
    {
      '2026-12-01': day(25, [STALLS, CIRCLE]),
      '2026-12-02': day(28, [CAPTIONED, CIRCLE]),
      '2027-01-09': day(25, [CIRCLE]),
    },
    STARTS,
  )
  const reviews = [{ id: 1, source: 'CUSTOMER', rating: 5, content: 'We would go again tomorrow.', reviewTime: 0 }]
  answers.set('/api/v6/tour-groups/7110/reviews/', { items: reviews })
  const near = { id: 7112, name: 'Salt and Starlight', startPoint: { latitude: 51.5074, longitude: -0.1178 } }
  const far = { id: 7113, name: 'Far away', startPoint: { latitude: 52, longitude: 0 } }
  answers.set('/api/v6/tour-groups/7110/similar-products/', { pageData: { items: [far, near], total: 2 } })
})
afterEach(() => site.dispose())

function answerDays(dates: Record<string, ReturnType<typeof day>>, starts: readonly ReturnType<typeof start>[]): void {
  const { answers } = site.catalogue
  answers.set('/api/v7/tour-groups/7110/calendar/', { dates, metadata: { currency: 'EUR' } })
  answers.set('/api/v7/tour-groups/7110/inventories/', (asked: URLSearchParams) => ({
    availabilities: starts.filter(
      ({ startDate }) => startDate >= (asked.get('from-date') ?? '') && startDate <= (asked.get('to-date') ?? ''),
    ),
    currencyCode: 'EUR',
  }))
}

async function open(query = '') {
  const { status, body } = await site.get(`${HERE}${query}`)
  expect(status).toBe(200)
  const page = parse(body)
  const textsOf = (selector: string) => page.querySelectorAll(selector).map(({ text }) => text.trim())
  const factOf = (label: string) =>
    page.querySelectorAll('dt').find(({ text }) => text.trim() === label)?.nextElementSibling?.text
  return { body, page, textsOf, factOf }
}

// spec: D.shows.1
test('what begins today and has not begun, the starts of a week, and until when it can be booked', async () => {
  const { factOf } = await open()
  expect(['Today', 'Performances', 'Booking until', 'Duration', 'Age', 'Where'].map(factOf)).toEqual([
    '7:30\u00a0PM',
    '7:30\u00a0PM',
    'Saturday, January\u00a09,\u00a02027',
    'Not specified by the operator',
    'From age 8',
    'Obelisk Theatre',
  ])
})

// spec: D.shows.1
test('what is sold out today is neither what begins today nor the event that search engines learn', async () => {
  expect(/"startDate":"([^"]+)"/.exec((await open()).body)?.[1]).toBe('2026-12-01T19:30:00+00:00')
})

// spec: D.shows.2
test('access performances by date, each leading to its day', async () => {
  const { page } = await open()
  const dates = page.querySelectorAll('[aria-labelledby=access-performances] dd a')
  expect(dates.map((link) => [link.text, link.getAttribute('href')])).toEqual([
    ['Wed, Dec\u00a02, 7:30\u00a0PM', `${HERE}?date=2026-12-02&tour=12#booking`],
  ])
})

// spec: D.shows.3
test('each section with its advice and its price: the lowest, or that of the chosen day', async () => {
  const seats = async (query: string) => (await open(query)).textsOf('[data-booking=seats] li')
  expect(await seats('')).toEqual(['Stallsfrom €40 per personLevel floor.', 'Circlefrom €25 per person'])
  expect(await seats('?date=2026-12-02')).toEqual(['Stalls€42 per adultLevel floor.', 'Circle€28 per adult'])
  expect(await seats('?date=2027-01-09')).toEqual(['StallsSold outLevel floor.', 'Circle€25 per adult'])
  const prices = async (query: string) => (await open(query)).textsOf('[data-booking=seat-prices]')
  expect(await prices('')).toEqual(['Stalls from €40 · Circle from €25'])
  expect(await prices('?date=2027-01-09')).toEqual(['Stalls Sold out · Circle €25'])
  const { page } = await open('?date=2026-12-02')
  const links = page.querySelectorAll('[data-booking=seats] a').map((link) => link.getAttribute('href'))
  expect(links).toEqual([1, 2].map((variant) => `${HERE}?date=2026-12-02&variant=${variant}#booking`))
})

// spec: D.shows.4
test('the way to the venue, what is near it, and reviews', async () => {
  const { body, textsOf, page } = await open()
  expect(textsOf('[aria-labelledby=venue] h3')).toEqual(['Obelisk Theatre', 'Salt and Starlight'])
  expect(textsOf('[aria-labelledby=venue] li p')).toEqual(['692 m away'])
  const links = page.querySelectorAll('[aria-labelledby=venue] a[target]').map((link) => link.getAttribute('href'))
  expect(links[0]).toBe('https://www.google.com/maps/dir/?api=1&destination=51.5074,-0.1278')
  expect(body).toContain('We would go again tomorrow.')
})

/** The Markdown of the page below its title, without empty lines. */
const markdownLines = async (query: string) => {
  const { body } = await site.get(`${HERE}index.md${query}`)
  return body.split('# Tidewater\n')[1]?.split('\n').filter(Boolean)
}
const own = (query: string) => `https://${HOST}${HERE}${query}`
const book = (query: string) => `https://book.wayfare.example/book/7110/seatmap-select/?${query}cookieBanner=false`
const maps = 'https://www.google.com/maps'

// spec: D.search.9
test('as Markdown it says the same of a chosen day and a party', async () => {
  expect(await markdownLines('?date=2026-12-02&adults=3')).toEqual([
    ...['- from €28', '- From €84 for 3 adults', '- Rated 4.5 out of 5 by 832 visitors'],
    ...['- Next available: Tue, Dec 1', '- Today: 7:30 PM', '- Duration: Not specified by the operator'],
    ...['- Performances: 7:30 PM', '- Age: From age 8', '- Booking until: Saturday, January 9, 2027'],
    ...['- Where: Obelisk Theatre', '- Captioned', '- Ages 8 and over'],
    `[Book for Wed, Dec 2](${book('date=2026-12-02&currencyCode=EUR&')})`,
    `[Add to your calendar](${own('visit.ics?date=2026-12-02')})`,
    '## Times on Wed, Dec 2',
    `- [7:30 PM](${own('?date=2026-12-02&variant=2&tour=21&adults=3#booking')}): €28 · 9 left · Circle`,
    '## Accessible performances',
    `- Captioned: [Wed, Dec 2, 7:30 PM](${own('?date=2026-12-02&tour=12&adults=3#booking')})`,
    '## Tickets and seats',
    ...['Prices on Wed, Dec 2', '- Stalls: €42 · Level floor.', '- Circle: €28'],
    '## Getting there',
    `- Obelisk Theatre: [Directions](${maps}/dir/?api=1&destination=51.5074,-0.1278), [Open in a maps app](${maps}/search/?api=1&query=51.5074,-0.1278)`,
    '- [Salt and Starlight](https://book.wayfare.example/book/7112/select/?currencyCode=EUR&cookieBanner=false): 692 m away',
    '## What visitors say',
    'Rated 4.5 out of 5 by 832 visitors',
    'Every visitor who booked with us is asked for a review after the visit, and nobody else can write one. We publish good ones and bad ones alike.',
    ...['**5 out of 5**', 'We would go again tomorrow.'],
    '## You may also like',
    ...[7113, 7112].map(
      (tgid, place) =>
        `- [${['Far away', 'Salt and Starlight'][place]}](https://book.wayfare.example/book/${tgid}/select/?currencyCode=EUR&cookieBanner=false): Check availability`,
    ),
  ])
})

// spec: D.search.9
test('as Markdown it has the next days without a chosen one, and says what cannot be had', async () => {
  const lines = (await markdownLines('?date=2026-12-09')) ?? []
  const [gone, link, title, ...days] = lines.slice(lines.indexOf('- Ages 8 and over') + 1)
  expect([gone, link, title, ...days.slice(0, 3)]).toEqual([
    'There are no tickets for Wed, Dec 9. Please choose another day.',
    `[Choose your seats](${book('currencyCode=EUR&')})`,
    '## The next 14 days',
    `- [Tue, Dec 1](${own('?date=2026-12-01#booking')}): 7:30 PM · €25`,
    `- [Wed, Dec 2](${own('?date=2026-12-02#booking')}): 7:30 PM · €28`,
    '- Thu, Dec 3: Closed',
  ])
})

describe('the calendar of its performances', () => {
  /** Its lines, put together where they go on. */
  async function readCalendar(address = `${HERE}performances.ics`) {
    const { status, headers, body } = await site.get(address)
    const lines = body.replaceAll('\r\n ', '').split('\r\n')
    const all = (name: string) =>
      lines.flatMap((line) => (line.startsWith(`${name}:`) ? [line.slice(name.length + 1)] : []))
    return { status, headers, lines, all }
  }

  test('has what has not begun, at the hours of the venue, each with its own identifier', async () => {
    const { status, headers, lines, all } = await readCalendar()
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'text/calendar; charset=utf-8', 'x-robots-tag': 'noindex' })
    expect([lines[0], ...lines.slice(-2)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', ''])
    expect(all('X-WR-CALNAME')).toEqual(['Tidewater'])
    expect(all('DTSTART')).toEqual(['20261201T170000Z', '20261201T193000Z', '20261202T193000Z'])
    expect(all('UID')).toEqual([
      `7110-2026-12-01-1700@${HOST}`,
      `7110-2026-12-01-1930@${HOST}`,
      `7110-2026-12-02-1930@${HOST}`,
    ])
    expect(all('SUMMARY')).toEqual(['Tidewater', 'Tidewater', 'Tidewater'])
    expect(all('LOCATION')).toEqual(['Obelisk Theatre', 'Obelisk Theatre', 'Obelisk Theatre'])
    expect(lines).toContain(`URL;VALUE=URI:https://${HOST}${HERE}?date=2026-12-02`)
  })

  test('says which are sold out, and whom one is made for', async () => {
    expect((await readCalendar()).all('DESCRIPTION')).toEqual(['Sold out', 'Captioned'])
  })

  test('is the same for whoever asks again on that day, with any choice', async () => {
    const { headers } = await readCalendar()
    site.clock.now += 60_000
    await site.purge('tour-group:7110')
    const again = await site.get(`${HERE}performances.ics?date=2026-12-02`, { 'if-none-match': String(headers.etag) })
    expect(again.status).toBe(304)
  })

  test('of a city or a whole site, it has the access performances of its shows', async () => {
    site.putPage(
      pageDocument({
        ...{ uid: `${HOST}.london`, pageType: 'cityPage', categorisation: { city: 'LONDON' }, title: 'London' },
      }),
    )
    await site.purge(`page:${HOST}.london:en:page`)
    for (const [address, place] of [
      ['/performances.ics', 'Wayfare'],
      ['/london/performances.ics', 'London'],
    ]) {
      const { status, all } = await readCalendar(address)
      expect([address, status]).toEqual([address, 200])
      expect(all('UID')).toEqual([`7110-2026-12-02-1930@${HOST}`])
      expect(all('DESCRIPTION')).toEqual(['Captioned'])
      expect(all('X-WR-CALNAME')).toEqual([`Accessible performances · ${place}`])
    }
    const { page } = await open()
    const link = page.querySelector('[aria-labelledby=access-performances] a[href^="webcal:"]')
    expect([link?.getAttribute('href'), link?.text]).toEqual([
      `webcal://${HOST}/performances.ics`,
      'Accessible performances · Wayfare',
    ])
  })

  describe('the page of a city', () => {
    const told = async (address: string) => {
      const link = parse((await site.get(address)).body).querySelector('main a[href^="webcal:"]')
      const markdown = (await site.get(`${address}index.md`)).body
      const { performancesUrl } = JSON.parse((await site.get(`${address}index.json`)).body)
      return [link?.getAttribute('href'), link?.text, /\[Accessible.*/.exec(markdown)?.[0], performancesUrl]
    }
    const NOTHING = [undefined, undefined, undefined, undefined]
    const at = `//${HOST}/london/performances.ics`
    const LINKED = [
      ...[`webcal:${at}`, 'Accessible performances · London'],
      ...[`[Accessible performances · London](webcal:${at})`, `https:${at}`],
    ]
    beforeEach(async () => {
      const putCity = (slug: string, city: string, title: string) =>
        site.putPage(pageDocument({ uid: `${HOST}.${slug}`, pageType: 'cityPage', categorisation: { city }, title }))
      putCity('london', 'LONDON', 'London')
      putCity('paris', 'PARIS', 'Paris')
      await site.purge(`page:${HOST}.london:en:page`, `page:${HOST}.paris:en:page`)
      await readCalendar('/performances.ics')
    })

    test('leads there, where shows of the city have some', async () => {
      expect(await told('/london/')).toEqual(LINKED)
      expect(await told('/paris/')).toEqual(NOTHING)
      site.putSite(siteDocument({ machineInterfaces: [] }))
      await site.purge(`site:${HOST}`)
      expect(await told('/london/')).toEqual(NOTHING)
    })

    test('leads there from when a show is published until it is published no more', async () => {
      const uid = `${HOST}.tidewater`
      const document = site.store.prepare('SELECT document FROM page WHERE uid = ?').get(uid)?.document
      expect(await told('/london/')).toEqual(LINKED)
      site.store.prepare('DELETE FROM page WHERE uid = ?').run(uid)
      await site.purge(`page:${uid}:en:page`)
      expect(await told('/london/')).toEqual(NOTHING)
      site.putPage(JSON.parse(String(document)))
      await site.purge(`page:${uid}:en:page`)
      expect(await told('/london/')).toEqual(LINKED)
    })

    test.each([
      ['no tour of theirs is left', { '2026-12-01': [STALLS, CIRCLE], '2026-12-02': [CIRCLE] }],
      ['their tour runs every day', { '2026-12-01': [CAPTIONED, CIRCLE], '2026-12-02': [CAPTIONED] }],
      ['their day is further than the calendar goes', { '2026-12-01': [CIRCLE], '2027-03-01': [CAPTIONED] }],
    ])('leads there no more when %s', async (_, days) => {
      expect(await told('/london/')).toEqual(LINKED)
      answerDays(
        Object.fromEntries(Object.entries(days).map(([date, tourIds]) => [date, day(25, tourIds)])),
        Object.entries(days).flatMap(([date, tourIds]) => tourIds.map((tourId) => start(date, '19:30', tourId, 25))),
      )
      site.clock.now += 60_000
      await site.purge('tour-group:7110')
      await site.get(HERE)
      expect(await told('/london/')).toEqual(NOTHING)
    })
  })

  test('a show that is published later comes into the calendar of the site', async () => {
    const later = { uid: `${HOST}.later`, pageType: 'showPage' as const, title: 'Later' }
    expect((await readCalendar('/performances.ics')).all('SUMMARY')).toEqual(['Tidewater'])
    const { answers } = site.catalogue
    for (const path of ['v6/tour-groups/#/', 'v7/tour-groups/#/calendar/', 'v7/tour-groups/#/inventories/']) {
      const answer = answers.get(`/api/${path.replace('#', '7110')}`)
      const isOfTourGroup = typeof answer === 'object' && answer !== null && 'id' in answer
      answers.set(`/api/${path.replace('#', '7120')}`, isOfTourGroup ? { ...answer, id: 7120 } : answer)
    }
    site.putPage(pageDocument({ ...later, categorisation: { tgid: 7120 } }))
    await site.purge(`guides:${HOST}:en`)
    expect((await readCalendar('/performances.ics')).all('URL;VALUE=URI')).toEqual([
      `https://${HOST}${HERE}?date=2026-12-02`,
      `https://${HOST}/later/?date=2026-12-02`,
    ])
  })

  test('is of shows alone', async () => {
    expect((await readCalendar('/paris/performances.ics')).status).toBe(404)
    expect((await readCalendar('/nowhere/performances.ics')).status).toBe(404)
  })

  test('is where the page says that calendars subscribe', async () => {
    const { page } = await open('?date=2026-12-02')
    const link = page.querySelector('a[href^="webcal:"]')
    expect([link?.getAttribute('href'), link?.text]).toEqual([
      `webcal://${HOST}${HERE}performances.ics`,
      'Performances',
    ])
    expect((await site.get('/paris/')).body).not.toContain('webcal:')
  })

  test('is not there where the site offers no calendars, and its page says nothing of it', async () => {
    site.putSite(siteDocument({ machineInterfaces: [] }))
    await site.purge(`site:${HOST}`)
    expect((await readCalendar()).status).toBe(404)
    expect((await open('?date=2026-12-02')).page.querySelector('a[href^="webcal:"]')).toBeNull()
  })
})
