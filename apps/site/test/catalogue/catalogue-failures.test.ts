import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

/** What visitors see while the catalogue fails, hangs or talks nonsense (docs/decisions/019). */

const SECOND = 1000
const MINUTE = 60 * SECOND
const HOUR = 60 * MINUTE

let site: TestSite

beforeEach(async () => {
  site = await createTestSite()
})
afterEach(() => site.dispose())

const listingPrice = (finalPrice: number, more = {}) => ({
  currencyCode: 'EUR',
  originalPrice: finalPrice,
  finalPrice,
  type: 'PER_PERSON',
  otherPricesExist: true,
  ...more,
})

/** Every amount of euros in a text, in order. */
const amounts = (text: string) => text.match(/-?€-?[\d.,]+/g) ?? []

describe('a show page', () => {
  const show = {
    id: 7110,
    name: 'The Mousetrap',
    listingPrice: listingPrice(40),
    variants: [
      { id: 1, name: 'Stalls', variantInfo: 'Near the stage', listingPrice: listingPrice(61) },
      { id: 2, name: 'Balcony', variantInfo: 'Far above', listingPrice: listingPrice(29) },
    ],
  }

  beforeEach(() => {
    site.catalogue.answers.set('/api/v6/tour-groups/7110/', show)
    site.catalogue.answers.set('/api/v6/tour-groups/7110/similar-products/', { pageData: { items: [], total: 0 } })
    site.putPage(pageDocument({ uid: `${HOST}.show`, pageType: 'showPage', categorisation: { tgid: 7110 } }))
  })

  test.each(['/show/', '/show/index.md'])(
    // spec: D.currencies.10
    '%s shows prices for a day into an outage, those of seats too, and none after',
    async (address) => {
      const young = amounts((await site.get(address)).body)
      expect(young).toEqual(expect.arrayContaining(['€40', '€61', '€29']))
      site.catalogue.fault = 'status'
      for (const [hours, shown] of [
        [23.9, young],
        [24, []],
        [6.9 * 24, []],
      ] as const) {
        const before = site.clock.now
        site.clock.now += hours * HOUR
        await site.purge(`page:${HOST}.show:en:page`)
        const { status, body } = await site.get(address)
        expect([status, amounts(body), body.includes('Stalls')]).toEqual([200, shown, true])
        site.clock.now = before
      }
    },
  )

  // spec: D.currencies.29
  test('impossible prices and discounts are not shown, at no place', async () => {
    site.catalogue.answers.set('/api/v6/tour-groups/7110/', {
      ...show,
      listingPrice: listingPrice(30, { extraCharges: -60.69 }),
      variants: [
        { id: 1, name: 'Stalls', variantInfo: '', listingPrice: listingPrice(1e89) },
        { id: 2, name: 'Balcony', variantInfo: '', listingPrice: listingPrice(29, { originalPrice: 1e12 }) },
        { id: 3, name: 'Circle', variantInfo: '', listingPrice: listingPrice(0.001) },
      ],
    })
    for (const address of ['/show/', '/show/index.md']) {
      expect(new Set(amounts((await site.get(address)).body))).toEqual(new Set(['€29']))
    }
  })
})

describe('a page', () => {
  const faults = ['status', 'garbage', 'closed', 'wrongCurrency', 'zero'] as const

  test.each(faults)(
    'that met the fault %s when it was cold has its prices ten seconds after the source',
    async (fault) => {
      site.catalogue.fault = fault
      expect(amounts((await site.get('/paris/')).body)).toEqual([])
      site.catalogue.fault = undefined
      site.clock.now += 9 * SECOND
      await site.get('/paris/')
      await expect.poll(async () => amounts((await site.get('/paris/')).body)).toContain('€40')
    },
  )

  test.each(faults)(
    // spec: D.currencies.31
    'that had its prices keeps them through the fault %s, and so do those that are made anew',
    async (fault) => {
      const good = amounts((await site.get('/paris/')).body)
      site.catalogue.fault = fault
      for (const hours of [1, 23]) {
        site.clock.now += hours * HOUR - MINUTE
        await site.purge('collection:1004')
        expect(amounts((await site.get('/paris/')).body)).toEqual(good)
      }
    },
  )

  // spec: 8.errors.9
  test('of which a call fails is named in the log beside the call', async () => {
    site.catalogue.fault = 'status'
    await site.get('/paris/')
    const failures = site.logLines.filter(({ msg }) => msg === 'Fetch failed')
    expect(failures.map(({ source, pageIdentifier }) => [source, pageIdentifier]).toSorted()).toEqual([
      ['GET /api/v1/collection/', `${HOST}.paris`],
      ['GET /api/v6/tour-groups/list-by/collection/{id}/', `${HOST}.paris`],
    ])
  })
})
