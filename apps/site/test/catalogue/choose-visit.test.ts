import { type HTMLElement, parse } from 'node-html-parser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestSite, HOST, type TestSite } from '../sample-site.ts'
import { parsePageFacts } from '../tools/parse-page-facts.ts'

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
    slots: startsOf(card).map(({ words }) => words),
    starts: startsOf(card),
    total: text('[data-total] p'),
    link: card?.querySelectorAll('a').find((link) => /\/(?:go|book)\/\d+\//.test(link.getAttribute('href') ?? ''))
      ?.attributes.href,
    said: card?.getAttribute('data-said'),
    told: parsePageFacts(body).events.flatMap((event) => (event.name === 'Product Viewed' ? event.price : [])),
  }
}

function startsOf(card: HTMLElement | null) {
  return (card?.querySelectorAll('section li') ?? []).map((start) => {
    const link = start.querySelector('a')
    return {
      words: start
        .querySelectorAll('span > span, a > span')
        .map(({ text }) => text)
        .join(', '),
      href: link?.getAttribute('href'),
      isChosen: link?.getAttribute('aria-current') === 'true',
    }
  })
}

const asked = (path: string) => site.catalogue.requests.filter((url) => url.includes(path)).length

describe('what a choice shows', () => {
  test.each([
    ['', '€20', '/book/7110/select/?currencyCode=EUR&cookieBanner=false', []],
    [
      '?date=2026-12-02',
      '€22',
      '/go/7110/?date=2026-12-02&currency=EUR',
      ['9:30\u00a0AM, €22 · 27 left, Entry', '10:30\u00a0AM, Sold out'],
    ],
    [
      '?date=2026-12-02&variant=71102',
      '€56.50',
      '/go/7110/?date=2026-12-02&variantId=71102&tourId=711002&currency=EUR',
      ['9:30\u00a0AM, €56.50 · 3 left'],
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

describe('a start of the day', () => {
  const INVENTORIES = '/api/v7/tour-groups/7110/inventories/'
  const offer = (...availabilities: readonly object[]) =>
    site.catalogue.answers.set(INVENTORIES, { availabilities, currencyCode: 'EUR' })
  const end = { endTime: '11:00:00' }

  // spec: D.start.1
  test('is a link where its tour has no other one, and the booking link leads to it', async () => {
    offer({ ...start('09:30', 711001, 20.5, 27), ...end }, start('14:00', 711002, 55, 3))
    const { starts, link } = await open('?date=2026-12-02')
    const chosen = `${HERE}?date=2026-12-02&variant=71101&tour=711001`
    expect(starts).toEqual([
      { words: '9:30\u00a0AM – 11:00\u00a0AM, €22 · 27 left, Entry', href: `${chosen}#booking`, isChosen: false },
      {
        words: '2:00\u00a0PM, €56.50 · 3 left, Guided',
        href: `${HERE}?date=2026-12-02&variant=71102&tour=711002#booking`,
        isChosen: false,
      },
    ])
    expect(link).toBe('/go/7110/?date=2026-12-02&currency=EUR')
    const after = await open(chosen.slice(HERE.length))
    expect(after.starts).toEqual([
      { words: '9:30\u00a0AM – 11:00\u00a0AM, €22 · 27 left', href: `${chosen}#booking`, isChosen: true },
    ])
    expect(after.link).toBe('/go/7110/?date=2026-12-02&variantId=71101&tourId=711001&currency=EUR')
    expect(after.said).toBe('Wednesday, December\u00a02,\u00a02026 · 9:30\u00a0AM · €22')
  })

  // spec: D.start.1
  test('is text where the link cannot tell it from another one of its tour', async () => {
    offer(start('09:30', 711001, 20.5, 27), start('10:30', 711001, 20.5, 9), start('11:30', 711001, 20.5, 0))
    const { starts, link, body } = await open('?date=2026-12-02&variant=71101')
    expect(starts).toEqual(
      ['9:30\u00a0AM, €22 · 27 left', '10:30\u00a0AM, €22 · 9 left', '11:30\u00a0AM, Sold out'].map((words) => ({
        words,
        href: undefined,
        isChosen: false,
      })),
    )
    expect(body).toContain('Choose the time on the next page.')
    expect(link).toBe('/go/7110/?date=2026-12-02&variantId=71101&tourId=711001&currency=EUR')
    const asked = await open('?date=2026-12-02&variant=71101&tour=711001')
    expect(asked.said).toBe('This time can no longer be booked. Please choose another one.')
  })

  // spec: D.party.3, D.party.4, D.party.5
  test('with the total of the party, by its own age bands', async () => {
    const banded = (persons: readonly object[], remaining = 27) => ({
      ...start('09:30', 711001, 20.5, remaining),
      priceProfile: { priceProfileType: 'PER_PERSON', persons, groups: [] },
    })
    const adult = { type: 'ADULT', listingPrice: 20.5, extraCharges: 1.5 }
    const child = { type: 'CHILD', listingPrice: 10, extraCharges: 1.5 }
    offer(banded([adult, child]))
    const party = '?date=2026-12-02&children=1'
    const each = 'Adults €22 · Children €11.50'
    expect((await open('?date=2026-12-02')).total).toEqual(['€44 for 2 adults', each])
    expect((await open(party)).total).toEqual(['€55.50 for 2 adults and 1 child', each])
    expect((await open(`${party}&infants=1`)).total).toEqual([
      '€55.50 for 2 adults and 1 child',
      'Price for infants on the next page',
      each,
    ])
    offer(banded([adult], 2))
    await site.purge('tour-group:7110')
    expect((await open(party)).total).toEqual([
      'From €44 for 2 adults',
      'Price for children on the next page',
      'There are not enough places left for your group on this day.',
    ])
  })

  // spec: D.party.4
  test('a party that no booking takes is told, on every day', async () => {
    const product = site.catalogue.answers.get('/api/v6/tour-groups/7110/')
    const tours = [{ id: 711001, minPax: 2, maxPax: 6 }]
    const variants = [{ id: 71101, name: 'Entry', listingPrice: listing(20), tours }]
    site.catalogue.answers.set('/api/v6/tour-groups/7110/', { ...(product as object), variants })
    const tooLarge = 'Your group is too large for this tour: a booking is for 6 people at most.'
    expect((await open('?adults=6&infants=1')).total).not.toContain(tooLarge)
    expect((await open('?adults=6&children=1')).total).toContain(tooLarge)
    expect((await open('?adults=1')).total).toContain('A booking is for at least 2 people.')
  })

  const fileOf = async (query: string) => {
    const { status, headers, body } = await site.get(`${HERE}visit.ics${query}`)
    const lines = body.split('\r\n').filter((line) => /^(?:UID|DTSTART|DTEND|SUMMARY|URL|DESCRIPTION)/.test(line))
    return { status, type: headers['content-type'], robots: headers['x-robots-tag'], lines }
  }

  // spec: D.start.2
  test('has a calendar entry of its own, and no other choice gets it', async () => {
    offer({ ...start('09:30', 711001, 20.5, 27), ...end }, start('14:00', 711002, 55, 3))
    const { body } = await open('?date=2026-12-02&variant=71101&tour=711001&children=1')
    expect(body).toContain(`href="${HERE}visit.ics?date=2026-12-02&amp;variant=71101&amp;tour=711001"`)
    expect(await fileOf('?date=2026-12-02&variant=71101&tour=711001')).toEqual({
      ...{ status: 200, type: 'text/calendar; charset=utf-8', robots: 'noindex' },
      lines: [
        `UID:7110-2026-12-02-0930@${HOST}`,
        'DTSTART:20261202T083000Z',
        'DTEND:20261202T100000Z',
        'SUMMARY:Museum',
        'DESCRIPTION:Entry',
        expect.stringContaining(`URL;VALUE=URI:https://${HOST}${HERE}?date=2026-12-02`),
      ],
    })
    expect((await fileOf('?date=2026-12-02&variant=71102')).lines.slice(0, 2)).toEqual([
      `UID:7110-2026-12-02-1400@${HOST}`,
      'DTSTART:20261202T130000Z',
    ])
    expect((await fileOf('?date=2026-12-02')).lines.slice(0, 2)).toEqual([
      `UID:7110-2026-12-02@${HOST}`,
      'DTSTART;VALUE=DATE:20261202',
    ])
  })

  test.each(['', '?date=2026-12-01', '?date=2026-12', '?date=2026-12-02&variant=9', '?date=2026-12-02&tour=9'])(
    'no calendar entry of what cannot be chosen: %s',
    async (query) => {
      expect((await fileOf(query)).status).toBe(404)
    },
  )
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
    expect(body).toContain(`href="${HERE}?date=2027-01&amp;variant=71101#booking-month"`)
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
    expect(body).toContain(
      `href="${HERE}?date=2027-01&amp;variant=71101&amp;children=1&amp;reviews=newest-5#booking-month"`,
    )
    expect(body).toContain(`href="${HERE}?children=1&amp;reviews=newest-5#booking"`)
    const month = await open('?date=2027-01')
    expect(formsOf(month.body)[0]?.fields).toEqual(['date=2027-01', 'adults=2', 'children=0', 'infants=0'])
    expect(formsOf(month.body)[2]?.fields).toEqual(['date=2027-01', 'variant=71101', 'variant=71102'])
  })

  test('a month is sent to whoever asks for one or has chosen a day, and is a link to everybody else', async () => {
    const calendarOf = async (query: string) => {
      const card = parse((await open(query)).body).querySelector('#booking')
      const link = card?.querySelector('a[data-choose=month]')?.getAttribute('href')
      const month = card?.querySelector('details:has(> summary[data-choose=month])')
      return [link, month?.hasAttribute('open'), card?.querySelectorAll('[data-calendar]').length]
    }
    expect(await calendarOf('')).toEqual([`${HERE}?date=2026-11#booking-month`, undefined, 0])
    const variant = '?variant=71102&children=1'
    expect(await calendarOf(variant)).toEqual([
      `${HERE}?date=2026-11&variant=71102&children=1#booking-month`,
      undefined,
      0,
    ])
    expect(await calendarOf('?date=2026-11&variant=71102')).toEqual([undefined, true, 1])
    expect(await calendarOf('?date=2026-12-02')).toEqual([undefined, false, 1])
    expect(await calendarOf('?date=2027-01-15')).toEqual([undefined, true, 1])
  })

  test('outside production they name the page, too', async () => {
    const uid = `${HOST}.museum-t7110`
    const { body } = await site.get(`${HERE}?uid=${uid}&lang=en`, { host: 'localhost:3000' })
    expect(formsOf(body)[1]?.fields.slice(0, 3)).toEqual([`uid=${uid}`, 'lang=en', 'date=2026-11-30'])
    expect(body).toContain(`href="${HERE}?uid=${uid}&amp;lang=en&amp;date=2026-11#booking-month"`)
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
    const usual = 'Who’s coming 2 adults'
    expect(await partyOf('')).toEqual([usual, false])
    expect(await partyOf('?adults=2&children=0&infants=0')).toEqual([usual, true])
    expect(await partyOf('?infants=1&adults=1')).toEqual(['Who’s coming 1 adult and 1 infant', false])
    expect(await partyOf('?adults=1&infants=1')).toEqual(['Who’s coming 1 adult and 1 infant', true])
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
    const { headers } = await site.get('/paris/?date=2026-12-02&variant=1')
    expect([headers['x-request-id'], headers.etag]).toEqual([undefined, plain.headers.etag])
  })

  test('the last day of a month, with no day that has a mark, has no list of marks that is empty', async () => {
    const { body } = await open('?date=2026-11')
    const calendar = parse(body).querySelector('#booking [data-calendar]')
    expect(calendar?.querySelectorAll('button').map(({ attributes }) => attributes.value)).toEqual(['2026-11-30'])
    const lists = parse(body).querySelectorAll('#booking ul')
    expect(lists.filter(({ children }) => children.length === 0).map(String)).toEqual([])
  })

  // spec: D.display.8, D.visit.7
  test('until the venue’s midnight, when today is another day', async () => {
    const days = async () => (await open('')).buttons[0]
    expect(await days()).toBe('Mon30€20Lowest price')
    site.clock.now += HOUR / 2 + 1000
    expect(await days()).toBe('Wed29:30\u00a0AM€22')
  })

  // spec: 7.client.12
  test('the starts of today are asked for to know whether they are over, a week’s, and those of a chosen day', async () => {
    await open('')
    await open('?date=2026-12-02')
    await open('?date=2026-12-02&variant=71102')
    expect(asked('/calendar/')).toBe(1)
    expect(site.catalogue.requests.filter((url) => url.includes('/inventories/'))).toEqual([
      '/api/v7/tour-groups/7110/inventories/?from-date=2026-11-30&to-date=2026-12-07',
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
    expect(body).toContain('We cannot show the dates right now')
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
    expect((await open('')).buttons.slice(0, 2)).toEqual(['Mon30', 'Wed29:30\u00a0AM'])
  })
})
