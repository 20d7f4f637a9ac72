import { parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

/** What a tour group costs is one number, whatever shows it: the final price with the charges that nobody can leave out. */

const DISPLAYED = '€45.20'
/** In the catalogue's words: forty and a half, and charges that come on top. */
const listing = {
  ...{ currencyCode: 'EUR', originalPrice: 40.5, finalPrice: 40.5, type: 'PER_PERSON', otherPricesExist: true },
  ...{ extraCharges: 4.7, isPricingInclusiveOfExtraCharges: false },
}
const card = { id: 7110, name: 'Museum', urlSlugs: { EN: 'museum' }, listingPrice: listing }
const day = {
  ...{ primaryPax: 'ADULT', listingPrice: 40.5, retailPrice: 40.5, availableTourIds: [711001] },
  ...{ extraCharges: 4.7, isPricingInclusiveOfExtraCharges: false },
}
const start = {
  ...{ startDate: '2026-12-02', startTime: '09:30', tourId: 711001 },
  priceProfile: {
    priceProfileType: 'PER_PERSON',
    persons: [{ type: 'ADULT', listingPrice: 40.5, retailPrice: 40.5, extraCharges: 4.7 }],
    groups: [],
  },
  paxAvailability: [{ remaining: 3, availability: 'LIMITED' }],
}

let site: TestSite

beforeAll(async () => {
  site = await createTestSite()
  site.clock.now = Date.parse('2026-11-30T09:00:00Z')
  const { answers } = site.catalogue
  answers.set('/api/v6/tour-groups/7110/', {
    ...card,
    city: { timeZone: 'Europe/Paris', displayName: 'Paris' },
    variants: [{ id: 71101, name: 'Entry', listingPrice: listing, tours: [{ id: 711001 }] }],
  })
  answers.set('/api/v6/tour-groups/', { tourGroups: [card] })
  answers.set('/api/v6/tour-groups/list-by/collection/1004/', { pageData: { items: [card], total: 1 } })
  answers.set('/api/v7/tour-groups/7110/calendar/', {
    dates: { '2026-12-02': day },
    metadata: { startDate: '2026-12-02', endDate: '2026-12-02', currency: 'EUR' },
  })
  answers.set('/api/v7/tour-groups/7110/inventories/', { availabilities: [start], currencyCode: 'EUR' })
  site.putPage(
    pageDocument({
      uid: `${HOST}.museums`,
      pageType: 'contentPage',
      title: 'Museums from [price entity="Tgid" entityId="7110" /]',
      blocks: [
        {
          id: 'list',
          type: 'productList',
          title: 'All',
          source: { kind: 'collection', id: 1004 },
          limit: 3,
          layout: 'grid',
        },
        { id: 'one', type: 'experience', tgid: 7110, experienceType: 'Redirect', title: 'The museum' },
      ],
    }),
  )
})
afterAll(() => site.dispose())

const open = async (path: string) => {
  const { status, body } = await site.get(path)
  expect(status).toBe(200)
  return { body, page: parse(body) }
}
const graphOf = (body: string) =>
  JSON.parse(parse(body).querySelector('script[type="application/ld+json"]')?.text ?? '{}')['@graph'].flatMap(
    (node: { readonly offers?: unknown }) => node.offers ?? [],
  )

// spec: D.currencies.21
test('on its card, in a text and in an experience', async () => {
  const { page } = await open('/museums/')
  expect(page.querySelector('h1')?.text).toBe(`Museums from ${DISPLAYED}`)
  expect(page.querySelector('#list strong')?.text).toBe(DISPLAYED)
  expect(page.querySelector('#one strong')?.text).toBe(DISPLAYED)
})

// spec: D.currencies.21
test('on its page: in the card, the days, the ticket, the bar, for machines, and as plain text', async () => {
  const { page, body } = await open('/museum-t7110/')
  const texts = (selector: string) => page.querySelectorAll(selector).map(({ text }) => text)
  expect(texts('#booking strong')).toEqual([DISPLAYED])
  expect(texts('#booking [data-days] button')).toEqual([`Wed29:30\u00a0AM${DISPLAYED}`])
  const month = await open('/museum-t7110/?date=2026-12')
  expect(month.page.querySelectorAll('#booking [data-calendar] button').map(({ text }) => text)).toEqual([
    `2${DISPLAYED}`,
  ])
  expect(texts('[data-booking="bar"] strong')).toEqual([DISPLAYED])
  expect(graphOf(body)).toEqual([
    {
      '@type': 'AggregateOffer',
      url: `https://${HOST}/museum-t7110/`,
      lowPrice: 45.2,
      highPrice: 45.2,
      priceCurrency: 'EUR',
      offerCount: 1,
      availability: 'https://schema.org/InStock',
    },
  ])
  expect((await site.get('/museum-t7110/index.md')).body).toContain(DISPLAYED)
})

test('on a chosen day: in the card and at each start', async () => {
  const { page, body } = await open('/museum-t7110/?date=2026-12-02')
  expect(page.querySelector('#booking strong')?.text).toBe(DISPLAYED)
  expect(page.querySelectorAll('#booking section li').map(({ text }) => text.trim())).toEqual([
    `9:30\u00a0AM ${DISPLAYED} · 3 left`,
  ])
  expect(graphOf(body)[0]?.lowPrice).toBe(45.2)
})

test.each([
  ['contentPage', {}],
  ['collectionPage', { collectionId: 1004 }],
  ['categoryPage', { categoryId: 1 }],
  ['subCategoryPage', { subCategoryId: 1080 }],
  ['cityPage', { city: 'PARIS' }],
] as const)(
  // spec: 1.product.2
  'a %s has its prices in the currency and the language that are chosen',
  async (pageType, categorisation) => {
    const uid = `${HOST}.${pageType.toLowerCase()}`
    const source = { kind: 'collection', id: 1005 } as const
    const blocks = [{ id: 'list', type: 'productList', title: 'Tout', source, limit: 3, layout: 'grid' } as const]
    site.putPage(pageDocument({ uid, lang: 'fr', pageType, categorisation, blocks }))
    const { page } = await open(`/fr/${pageType.toLowerCase()}/?currency=GBP`)
    const amounts = page.querySelectorAll('#list strong').map((price) => price.childNodes.at(-1)?.text)
    expect(amounts).toEqual(Array(3).fill('40\u00a0£'))
  },
)

// spec: D.display.8, D.visit.13
test('a price says whom it is for, that nothing is added, and when it was read', async () => {
  const list = await open('/museums/')
  expect(list.page.querySelector('#list strong')?.parentNode?.parentNode?.text).toBe(`from ${DISPLAYED} per person`)
  const read = { dateTime: '2026-11-30T09:00:00.000Z', words: 'Prices as of Nov\u00a030, 10:00\u00a0AM\u00a0GMT+1' }
  const noteOf = ({ page }: Awaited<ReturnType<typeof open>>, within: string) => {
    const time = page.querySelector(`${within} time[datetime^="2026-11-30T"]`)
    return { dateTime: time?.getAttribute('datetime'), words: time?.text, all: time?.parentNode?.text }
  }
  expect(noteOf(list, 'main')).toEqual({ ...read, all: `${read.words}\u00a0· all fees included` })
  const product = await open('/museum-t7110/')
  const lowest = 'Lowest price across all dates'
  expect(noteOf(product, '#booking')).toEqual({ ...read, all: `${lowest} · ${read.words}\u00a0· all fees included` })
  const chosen = await open('/museum-t7110/?date=2026-12-02')
  expect(chosen.page.querySelector('#booking strong')?.parentNode?.parentNode?.text).toBe(`${DISPLAYED} per adult`)
})
