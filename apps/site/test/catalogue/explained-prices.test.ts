import { parse } from 'node-html-parser'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../sample-site.ts'

/** "Why is this price shown?" on the internal port: what the code that a page runs tells of a price. */

const TGID = 7110
const DAY = '2026-12-02'
const HOUR = 3_600_000
let site: TestSite

beforeEach(async () => {
  site = await createTestSite()
  site.clock.now = Date.parse('2026-11-30T09:00:00Z')
})
afterEach(() => site.dispose())

const CALENDAR = `/api/v7/tour-groups/${TGID}/calendar/`
const TOUR_GROUP = `/api/v6/tour-groups/${TGID}/`

function say(listing: Record<string, unknown>, days: Record<string, number> = {}): void {
  site.catalogue.answers.set(TOUR_GROUP, {
    ...{ id: TGID, name: 'Louvre', flowType: 'NORMAL', urlSlugs: { EN: 'louvre' } },
    listingPrice: { currencyCode: 'EUR', finalPrice: 40, type: 'PER_PERSON', otherPricesExist: true, ...listing },
  })
  const dates = Object.entries(days).map(([day, listingPrice]) => [day, { listingPrice, availableTourIds: [711001] }])
  site.catalogue.answers.set(CALENDAR, { dates: Object.fromEntries(dates), metadata: { currency: 'EUR' } })
}

async function explain(query = ''): Promise<{ outcome: string; steps: string[] }> {
  const answer = await site.internal.inject(`/_why-price?tgid=${TGID}&lang=en&currency=EUR${query}`)
  const page = parse(answer.body)
  return {
    outcome: page.querySelector('h2')?.text ?? '',
    steps: page.querySelectorAll('li').map(({ text }) => text.replaceAll('&quot;', '"').trim()),
  }
}

const steps = async (query?: string) => (await explain(query)).steps.map((step) => step.replace(/ \{.*/, ''))

describe('the price of a tour group', () => {
  test('raw figures, charges and what is shown', async () => {
    say({ extraCharges: 2.5 })
    const { outcome, steps } = await explain()
    expect(outcome).toBe('The page shows from 42.5 EUR per person.')
    expect(steps.slice(0, 4)).toEqual([
      expect.stringMatching(/^The catalogue says \{"listing":\{.*"finalPrice":40,.*"extraCharges":2.5/),
      'Extra charges are added {"extra":2.5,"amount":42.5}',
      'Price {"amount":42.5,"currency":"EUR"}',
      'It was asked {"outcome":"ok"}',
    ])
  })

  test.each([
    [{ currencyCode: 'ISK' }, 'No price: it is in another currency than was asked for {"asked":"EUR"}'],
    [{ finalPrice: 0 }, 'No price: it is not above zero'],
    [{ finalPrice: 400_000 }, 'No price: it is impossible {"amount":400000,"ceiling":20000}'],
  ])('%j has none', async (listing, reason) => {
    say(listing)
    const { outcome, steps } = await explain()
    expect([outcome, steps[1]]).toEqual(['The page is shown without a price.', reason])
  })

  test('a discount, by what was recorded', async () => {
    say({ originalPrice: 50 })
    const { outcome, steps } = await explain()
    expect(outcome).toBe('The page shows from 40 EUR per person, instead of 50, 20 percent less.')
    expect(steps).toContain('Discount {"claimed":50,"lowest":50,"discountPercent":20}')
  })

  test('what can be booked wins over the listing, and a chosen day has its own', async () => {
    say({}, { [DAY]: 35, '2026-12-03': 36 })
    const { outcome, steps } = await explain()
    expect(outcome).toBe('The page shows from 35 EUR per person.')
    expect(steps.filter((step) => step.startsWith('What can be booked'))).toEqual([
      `What can be booked wins {"tgid":${TGID},"of":"tour group","currency":"EUR","said":40,"shown":35}`,
    ])
    expect((await explain('&date=2026-12-03')).outcome).toBe('The page shows 36 EUR per person.')
  })
})

describe('the age of an answer', () => {
  test('a kept one, with what the catalogue says now', async () => {
    say({})
    await explain()
    site.clock.now += 60_000
    say({ finalPrice: 45 })
    const { outcome, steps } = await explain()
    expect(outcome).toBe('The page shows from 40 EUR per person.')
    expect(steps.filter((step) => step.startsWith('Pages show'))).toHaveLength(2)
    expect(steps.slice(0, 3)).toEqual([
      'Pages show a kept answer {"readAt":"2026-11-30T09:00:00.000Z","seconds":60}',
      'What follows is what the catalogue says now',
      expect.stringContaining('"finalPrice":45'),
    ])
  })

  test('the last good one while the catalogue fails, and no price once it is too old', async () => {
    say({})
    await explain()
    site.catalogue.fault = 'status'
    site.clock.now += HOUR
    expect(await explain()).toEqual({
      outcome: 'The page shows from 40 EUR per person.',
      steps: expect.arrayContaining([
        'A kept answer is to be renewed {"readAt":"2026-11-30T09:00:00.000Z","seconds":3600}',
        'It was asked {"outcome":"status","status":500}',
        'The last good answer stands in {"readAt":"2026-11-30T09:00:00.000Z","seconds":3600}',
      ]),
    })
    expect(await steps()).toContain('The call failed a moment ago, and is not repeated yet')
    site.clock.now += 24 * HOUR
    const late = await explain()
    expect(late.outcome).toBe('The page is shown without a price.')
    expect(late.steps).toContain('No price: it was read too long ago {"hours":24}')
  })

  test('a spoiled answer does not replace it', async () => {
    say({})
    await explain()
    site.clock.now += HOUR
    say({ finalPrice: 0 })
    const { outcome, steps } = await explain()
    expect(outcome).toBe('The page shows from 40 EUR per person.')
    expect(steps).toEqual(
      expect.arrayContaining(['No price: it is not above zero', 'It was asked {"outcome":"spoiled"}']),
    )
  })

  test('none at all', async () => {
    site.catalogue.fault = 'status'
    const { outcome, steps } = await explain()
    expect(outcome).toBe('No price is shown: the catalogue is not available, and no earlier answer is kept.')
    expect(steps).toContain('No price: there is no answer')
  })
})

test('without a tour group it asks for one, and a query of nonsense is none', async () => {
  for (const query of ['', '?tgid=x&lang=zz&currency=1&date=<b>']) {
    const answer = await site.internal.inject(`/_why-price${query}`)
    expect([answer.statusCode, parse(answer.body).querySelectorAll('h2, li').length]).toEqual([200, 0])
  }
})

test('a visitor has no such page', async () => {
  expect((await site.get(`/_why-price?tgid=${TGID}`)).status).toBe(404)
  expect((await site.get(`/_why-price/?tgid=${TGID}`)).status).toBe(404)
})
