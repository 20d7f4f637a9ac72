import { parse } from 'node-html-parser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestSite, HOST, type TestSite } from '../sample-site.ts'
import { factsOfPage } from '../tools/facts-of-page.ts'

/** A day and a ticket, chosen by the address (docs/decisions/028). */

const HERE = '/museum-t7110/'
const HOUR = 3_600_000
const listing = (finalPrice: number) => ({
  ...{ currencyCode: 'EUR', originalPrice: finalPrice, finalPrice, type: 'PER_PERSON', otherPricesExist: true },
})
const day = (listingPrice: number, availableTourIds: readonly number[]) => ({
  primaryPax: 'ADULT',
  listingPrice,
  retailPrice: listingPrice,
  extraCharges: 1.5,
  isPricingInclusiveOfExtraCharges: false,
  availableTourIds,
})
const start = (startTime: string, tourId: number, listingPrice: number, remaining: number) => ({
  startDate: '2026-12-02',
  startTime,
  tourId,
  priceProfile: {
    priceProfileType: 'PER_PERSON',
    persons: [{ type: 'ADULT', listingPrice, retailPrice: listingPrice, extraCharges: 1.5 }],
    groups: [],
  },
  paxAvailability: [{ remaining, availability: 'LIMITED' }],
})

let site: TestSite

beforeEach(async () => {
  site = await createTestSite()
  // Half past eleven in the evening in Paris.
  site.clock.now = Date.parse('2026-11-30T22:30:00Z')
  const { answers } = site.catalogue
  answers.set('/api/v6/tour-groups/7110/', {
    id: 7110,
    name: 'Museum',
    urlSlugs: { EN: 'museum' },
    listingPrice: listing(20),
    city: { timeZone: 'Europe/Paris', displayName: 'Paris' },
    variants: [
      { id: 71101, name: 'Entry', listingPrice: listing(20), tours: [{ id: 711001 }] },
      { id: 71102, name: 'Guided', listingPrice: listing(50), tours: [{ id: 711002 }] },
    ],
  })
  // Of the site's own city, so that the page is this site's.
  const items = [{ id: 7110, name: 'Museum', urlSlugs: { EN: 'museum' } }]
  answers.set('/api/v6/tour-groups/list-by/collection/1004/', { pageData: { items, total: 1 } })
  answers.set('/api/v7/tour-groups/7110/calendar/', {
    dates: {
      '2026-11-30': day(18.5, [711001, 711002]),
      '2026-12-01': day(18.5, []),
      '2026-12-02': day(20.5, [711001, 711002]),
      '2027-01-15': day(19, [711001]),
    },
    metadata: { startDate: '2026-11-30', endDate: '2027-01-15', currency: 'EUR' },
  })
  answers.set('/api/v7/tour-groups/7110/inventories/', {
    availabilities: [start('09:30', 711001, 20.5, 27), start('10:30', 711001, 20.5, 0), start('09:30', 711002, 55, 3)],
    currencyCode: 'EUR',
  })
})
afterEach(() => site.dispose())

async function open(query: string, headers: Record<string, string> = {}) {
  const { status, body } = await site.get(`${HERE}${query}`, headers)
  expect(status).toBe(200)
  const card = parse(body).querySelector('#booking')
  const text = (selector: string) => card?.querySelectorAll(selector).map((one) => one.text) ?? []
  return {
    body,
    price: text('strong')[0],
    buttons: text('button[name]').map((words) => words.trim()),
    slots: text('section li'),
    link: card?.querySelectorAll('a').find((link) => /\/(?:go|book)\/\d+\//.test(link.getAttribute('href') ?? ''))
      ?.attributes.href,
    said: card?.getAttribute('data-said'),
    told: factsOfPage(body).events.flatMap((event) => (event.name === 'Product Viewed' ? event.price : [])),
  }
}

const asked = (path: string) => site.catalogue.requests.filter((url) => url.includes(path)).length

describe('what a choice shows', () => {
  test.each([
    ['', '€20', '/book/7110/select/?currencyCode=EUR&cookieBanner=false', []],
    [
      '?date=2026-12-02',
      '€22',
      '/go/7110/?date=2026-12-02&currency=EUR',
      ['9:30\u00a0AM · €22 · 27 left', '10:30\u00a0AM · Sold out'],
    ],
    [
      '?date=2026-12-02&variant=71102',
      '€56.50',
      '/go/7110/?date=2026-12-02&variantId=71102&tourId=711002&currency=EUR',
      ['9:30\u00a0AM · €56.50 · 3 left'],
    ],
    [
      '?variant=71102',
      '€50',
      '/book/7110/select/?variantId=71102&tourId=711002&currencyCode=EUR&cookieBanner=false',
      [],
    ],
    ['?date=2026-12', '€20', '/book/7110/select/?currencyCode=EUR&cookieBanner=false', []],
    // spec: D.analytics.23
  ])('%s', async (query, price, link, slots) => {
    const card = await open(query)
    expect([card.price, card.link?.replace('https://book.wayfare.example', ''), card.slots, card.told]).toEqual([
      price,
      link,
      slots,
      [Number(price.slice(1))],
    ])
  })

  test('each choice says itself, and is said where it cannot be had', async () => {
    expect((await open('?date=2026-12-02')).said).toBe('Wednesday, December\u00a02,\u00a02026 · €22')
    for (const query of ['?date=2026-12-01', '?date=2026-12-03', '?date=2026-11-29']) {
      const { said, body, link } = await open(query)
      expect(said).toContain('Please choose another day.')
      expect(
        parse(body)
          .querySelectorAll('#booking p')
          .map((one) => one.text),
      ).toContain(said)
      expect(link).toBe('https://book.wayfare.example/book/7110/select/?currencyCode=EUR&cookieBanner=false')
    }
    expect((await open('?date=2027-01-15&variant=71102')).said).toContain('choose another one')
  })

  test('canonical and languages know nothing of it', async () => {
    const { body } = await open('?date=2026-12-02&variant=71102')
    expect(/<link rel="canonical" href="([^"]*)"/.exec(body)?.[1]).toBe(`https://${HOST}${HERE}`)
  })
})

describe('forms and links, without a script', () => {
  const formsOf = (body: string) =>
    parse(body)
      .querySelectorAll('#booking form')
      .map((form) => ({
        action: form.getAttribute('action'),
        method: form.getAttribute('method'),
        fields: form.querySelectorAll('input, button[name], select').map((field) => {
          const chosen = field.querySelector('option[selected]') ?? field
          return `${field.getAttribute('name')}=${chosen.getAttribute('value')}`
        }),
      }))

  // spec: D.visit.3
  test('a day keeps the variant, a variant keeps the day, in one order', async () => {
    const { body } = await open('?date=2026-12-02&variant=71101')
    const form = { action: `${HERE}#booking`, method: 'get' }
    expect(formsOf(body)).toEqual([
      { ...form, fields: ['date=2026-12-02', 'variant=71101', 'adults=2', 'children=0', 'infants=0'] },
      { ...form, fields: ['date=2026-11-30', 'date=2026-12-02', 'variant=71101'] },
      { ...form, fields: ['date=2026-12-02', 'variant=71101', 'variant=71102'] },
      { ...form, fields: ['date=2026-12-02', 'date=2026-12-02', 'variant=71101'] },
    ])
    expect(body).toContain(`href="${HERE}?date=2027-01&amp;variant=71101#booking"`)
  })

  // spec: D.visit.3, D.party.2
  test('who comes and the reviews that somebody reads stay chosen, and the month that is looked at', async () => {
    const { body } = await open('?date=2026-12-02&variant=71101&children=1&reviews=newest-5')
    const both = ['children=1', 'reviews=newest-5']
    expect(formsOf(body).map(({ fields }) => fields)).toEqual([
      ['date=2026-12-02', 'variant=71101', 'adults=2', 'children=1', 'infants=0', 'reviews=newest-5'],
      ['date=2026-11-30', 'date=2026-12-02', 'variant=71101', ...both],
      ['date=2026-12-02', 'variant=71101', 'variant=71102', ...both],
      ['date=2026-12-02', 'date=2026-12-02', 'variant=71101', ...both],
    ])
    expect(body).toContain(`href="${HERE}?date=2027-01&amp;variant=71101&amp;children=1&amp;reviews=newest-5#booking"`)
    expect(body).toContain(`href="${HERE}?children=1&amp;reviews=newest-5#booking"`)
    const month = await open('?date=2027-01')
    expect(formsOf(month.body)[0]?.fields).toEqual(['date=2027-01', 'adults=2', 'children=0', 'infants=0'])
    expect(formsOf(month.body)[2]?.fields).toEqual(['date=2027-01', 'variant=71101', 'variant=71102'])
  })

  test('outside production they name the page, too', async () => {
    const uid = `${HOST}.museum-t7110`
    const { body } = await site.get(`${HERE}?uid=${uid}&lang=en`, { host: 'localhost:3000' })
    expect(formsOf(body)[1]?.fields.slice(0, 3)).toEqual([`uid=${uid}`, 'lang=en', 'date=2026-11-30'])
    expect(body).toContain(`href="${HERE}?uid=${uid}&amp;lang=en&amp;date=2026-12#booking"`)
  })
})

describe('what is kept', () => {
  // spec: D.visit.2
  test('one choice is one page, whatever else the address holds', async () => {
    const first = await site.get(`${HERE}?date=2026-12-02&variant=71102`)
    expect(first.headers['x-request-id']).toEqual(expect.any(String))
    for (const query of ['?variant=71102&date=2026-12-02', '?gclid=1&date=2026-12-02&variant=71102&variant=9']) {
      const again = await site.get(`${HERE}${query}`)
      expect([again.headers['x-request-id'], again.headers.etag]).toEqual([undefined, first.headers.etag])
    }
    const plain = await site.get(HERE)
    const odd = await site.get(`${HERE}?date=tomorrow&variant=-1&adults=2&children=99`)
    expect([odd.headers['x-request-id'], odd.headers.etag]).toEqual([undefined, plain.headers.etag])
  })

  // spec: D.party.1
  test('another party is another page, and the usual one is that of everybody', async () => {
    const partyOf = async (query: string) => {
      const { body, headers } = await site.get(`${HERE}${query}`)
      return [parse(body).querySelector('#booking summary')?.text.trim(), headers['x-request-id'] === undefined]
    }
    const usual = 'Who is coming 2 adults'
    expect(await partyOf('')).toEqual([usual, false])
    expect(await partyOf('?adults=2&children=0&infants=0')).toEqual([usual, true])
    expect(await partyOf('?infants=1&adults=1')).toEqual(['Who is coming 1 adult and 1 infant', false])
    expect(await partyOf('?adults=1&infants=1')).toEqual(['Who is coming 1 adult and 1 infant', true])
  })

  test.each(['?date=2026-12-01', '?date=2031-05', '?variant=9', '?date=2026-12-02&variant=123456789'])(
    // spec: D.visit.2
    '%s is no choice of this tour group: shown, and kept by nobody',
    async (query) => {
      for (const _ of ['once', 'twice']) {
        const { status, headers } = await site.get(`${HERE}${query}`)
        expect([status, headers['x-request-id']]).toEqual([200, expect.any(String)])
      }
    },
  )

  test('a page about something else has nothing to choose', async () => {
    const plain = await site.get('/paris/')
    const { headers } = await site.get('/paris/?date=2026-12-02&variant=1&adults=4')
    expect([headers['x-request-id'], headers.etag]).toEqual([undefined, plain.headers.etag])
  })

  // spec: D.display.8, D.visit.7
  test('until the venue’s midnight, when today is another day', async () => {
    const days = async () => (await open('')).buttons[0]
    expect(await days()).toBe('Mon30€20Lowest price')
    site.clock.now += HOUR / 2 + 1000
    expect(await days()).toBe('Wed2€22')
  })

  // spec: 7.client.12
  test('the starts of today are asked for to know whether they are over, those of a day where it is chosen', async () => {
    await open('')
    await open('?date=2026-12-02')
    await open('?date=2026-12-02&variant=71102')
    expect(asked('/calendar/')).toBe(1)
    expect(site.catalogue.requests.filter((url) => url.includes('/inventories/'))).toEqual([
      '/api/v7/tour-groups/7110/inventories/?from-date=2026-11-30&to-date=2026-11-30',
      '/api/v7/tour-groups/7110/inventories/?from-date=2026-12-02&to-date=2026-12-02&language=EN&currency=EUR',
    ])
  })
})

describe('a catalogue that fails', () => {
  test('without its calendar the page sells without a day', async () => {
    site.catalogue.answers.set('/api/v7/tour-groups/7110/calendar/', 'nothing')
    const { price, link, body, buttons } = await open('?date=2026-12-02')
    expect([price, buttons]).toEqual(['€20', ['Entryfrom €20', 'Guidedfrom €50']])
    expect(link).toBe('https://book.wayfare.example/book/7110/select/?currencyCode=EUR&cookieBanner=false')
    expect(body).toContain('We cannot show the dates at the moment')
  })

  test('without the starts of a day the day has its own price', async () => {
    site.catalogue.answers.set('/api/v7/tour-groups/7110/inventories/', { availabilities: 'none' })
    const { price, slots } = await open('?date=2026-12-02')
    expect([price, slots]).toEqual(['€22', []])
  })

  test('in another currency there are days and no prices', async () => {
    const calendar = site.catalogue.answers.get('/api/v7/tour-groups/7110/calendar/')
    site.catalogue.answers.set('/api/v7/tour-groups/7110/calendar/', {
      ...(calendar as object),
      metadata: { currency: 'ISK' },
    })
    expect((await open('')).buttons.slice(0, 2)).toEqual(['Mon30', 'Wed2'])
  })
})
