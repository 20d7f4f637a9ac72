import { parse } from 'node-html-parser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

/** Where the catalogue says two prices of one thing, what can be booked is shown, and the other nowhere (docs/decisions/042). */

let site: TestSite

beforeEach(async () => {
  site = await createTestSite()
  site.clock.now = Date.parse('2026-11-30T09:00:00Z')
  site.catalogue.answers.set('/api/v7/tour-groups/7110/inventories/', { availabilities: [], currencyCode: 'EUR' })
  site.putPage(pageDocument({ uid: `${HOST}.museums`, pageType: 'contentPage', blocks: [LIST] }))
})
afterEach(() => site.dispose())

const LIST = {
  ...({ id: 'list', type: 'productList', title: 'All', limit: 3, layout: 'grid' } as const),
  source: { kind: 'collection', id: 1004 } as const,
}

type Days = Readonly<
  Record<string, { readonly price?: number; readonly tours?: readonly number[]; readonly pax?: string }>
>

interface Said {
  readonly listed: number
  readonly variants?: readonly number[]
  readonly days: Days
  readonly type?: string
}

/** What the catalogue says of one tour group. */
function say({ listed, variants = [], days, type = 'PER_PERSON' }: Said) {
  const { answers } = site.catalogue
  const priceOf = (finalPrice: number) => ({ currencyCode: 'EUR', originalPrice: finalPrice, finalPrice, type })
  const card = { id: 7110, name: 'Museum', urlSlugs: { EN: 'museum', FR: 'musee' }, listingPrice: priceOf(listed) }
  answers.set('/api/v6/tour-groups/7110/', {
    ...card,
    city: { timeZone: 'Europe/Paris', displayName: 'Paris' },
    variants: variants.map((price, place) => ({
      ...{ id: place + 1, name: `Ticket ${place + 1}`, tours: [{ id: 711001 + place }], listingPrice: priceOf(price) },
    })),
  })
  answers.set('/api/v6/tour-groups/list-by/collection/1004/', { pageData: { items: [card], total: 1 } })
  answers.set('/api/v7/tour-groups/7110/calendar/', {
    dates: Object.fromEntries(
      Object.entries(days).map(([date, { price, tours = [711001], pax = 'ADULT' }]) => [
        date,
        { primaryPax: pax, listingPrice: price, availableTourIds: tours },
      ]),
    ),
    metadata: { currency: 'EUR' },
  })
}

async function productPage(query = '') {
  const { body } = await site.get(`/museum-t7110/${query}`)
  const page = parse(body)
  const texts = (selector: string) => page.querySelectorAll(selector).map(({ text }) => text)
  const graph = JSON.parse(page.querySelector('script[type="application/ld+json"]')?.text ?? '{}')['@graph']
  return {
    card: texts('#booking strong'),
    bar: texts('[data-booking="bar"] strong'),
    days: texts('#booking [data-days] button'),
    tickets: texts('#booking [name="variant"]'),
    machines: graph.flatMap((node: { offers?: { lowPrice: number } }) => node.offers?.lowPrice ?? []),
  }
}

const cards = async () =>
  parse((await site.get('/museums/')).body)
    .querySelectorAll('#list strong')
    .map(({ text }) => text)

const told = () =>
  site.logLines.filter(({ msg }) => msg === 'Price contradicted').map(({ of, said, shown }) => ({ of, said, shown }))
const counted = async () =>
  /site_problems_total\{level="warning",problem="Price contradicted"\} (\d+)/.exec(
    (await site.internal.inject('/metrics')).body,
  )?.[1]

const TWO_DAYS: Days = { '2026-12-02': { price: 30 }, '2026-12-03': { price: 35 } }

test.each([
  ['lower than any day', 25],
  ['higher than the lowest day', 32],
  // spec: D.visit.20
])('a listing price %s is shown nowhere: the lowest day is', async (_, listed) => {
  say({ listed, days: TWO_DAYS })
  expect(await productPage()).toEqual({
    ...{ card: ['€30'], bar: ['€30'], days: ['Wed2€30Lowest price', 'Thu3€35'], tickets: [] },
    machines: [30],
  })
  expect(await cards()).toEqual(['€30'])
  expect(told()).toEqual([{ of: 'tour group', said: listed, shown: 30 }])
  expect(await counted()).toBe('1')
})

// spec: D.visit.20
test('a list that was kept follows its page, and returns to the listing price once that is mended', async () => {
  say({ listed: 25, days: TWO_DAYS })
  expect(await cards()).toEqual(['€25'])
  await productPage()
  site.clock.now += 61_000
  await expect.poll(cards).toEqual(['€30'])
  say({ listed: 30, days: TWO_DAYS })
  await site.purge('tour-group:7110')
  await productPage()
  await expect.poll(cards).toEqual(['€30'])
  say({ listed: 28, days: { '2026-12-02': { price: 28 } } })
  await site.purge('tour-group:7110')
  expect((await productPage()).card).toEqual(['€28'])
  await expect.poll(cards).toEqual(['€28'])
})

test('wish lists and comparisons say what the page says', async () => {
  say({ listed: 25, days: TWO_DAYS })
  await productPage()
  const amounts = async (address: string) =>
    [...(await site.get(address)).body.matchAll(/€(?:25|30)/g)].map(([amount]) => amount)
  expect(new Set(await amounts('/wish-list/?ids=7110'))).toEqual(new Set(['€30']))
  expect(new Set(await amounts('/wish-list/compare/?ids=7110,7111'))).toEqual(new Set(['€30']))
})

test('what agrees is left as it is, and nobody is told', async () => {
  say({ listed: 30, days: TWO_DAYS })
  expect((await productPage()).card).toEqual(['€30'])
  expect(await cards()).toEqual(['€30'])
  expect([told(), await counted()]).toEqual([[], undefined])
})

test.each<[string, Said, readonly string[]]>([
  ['nothing is on sale', { listed: 25, days: { '2026-12-02': { price: 30, tours: [] } } }, ['€25']],
  ['the days are over', { listed: 25, days: { '2026-11-29': { price: 30 } } }, ['€25']],
  ['a day whose price nobody says may be the one', { listed: 25, days: { ...TWO_DAYS, '2026-12-04': {} } }, ['€25']],
  ['one is of a group, the other of an adult', { listed: 25, type: 'PER_GROUP', days: TWO_DAYS }, ['€25']],
])('it stays where %s', async (_, said, card) => {
  say(said)
  expect((await productPage()).card).toEqual(card)
  expect(told()).toEqual([])
})

test('a listing price above a day that is known is wrong, whatever the other days cost', async () => {
  say({ listed: 32, days: { ...TWO_DAYS, '2026-12-04': {} } })
  expect((await productPage()).card).toEqual(['€30'])
})

// spec: D.visit.20
test('a ticket that claims to cost less than the cheapest day has no price', async () => {
  say({ listed: 30, variants: [20, 30], days: { '2026-12-02': { price: 30, tours: [711001, 711002] } } })
  expect((await productPage()).tickets).toEqual(['Ticket 1', 'Ticket 2from €30'])
  expect(told()).toEqual([{ of: 'variant', said: 20, shown: undefined }])
})

/** What the first start of a day costs, whatever the calendar says. */
function sayStart(startDate: string, price: number) {
  const persons = [{ type: 'ADULT', listingPrice: price, retailPrice: price }]
  const start = {
    ...{ startDate, startTime: '09:30', tourId: 711001 },
    priceProfile: { priceProfileType: 'PER_PERSON', persons, groups: [] },
    paxAvailability: [{ remaining: 3, availability: 'LIMITED' }],
  }
  site.catalogue.answers.set('/api/v7/tour-groups/7110/inventories/', { availabilities: [start], currencyCode: 'EUR' })
}

// spec: D.visit.20
test('what the starts of a chosen day say is said of that day, and not by cards', async () => {
  say({ listed: 25, days: TWO_DAYS })
  await productPage()
  sayStart('2026-12-02', 33)
  expect((await productPage('?date=2026-12-02')).card).toEqual(['€33'])
  expect(await cards()).toEqual(['€30'])
})

// spec: D.visit.20
test('a calendar that is missing in another language makes cards forget nothing', async () => {
  say({ listed: 25, days: TWO_DAYS })
  await productPage()
  site.catalogue.refused.add('/api/v7/tour-groups/7110/calendar/')
  const { body } = await site.get('/fr/musee-t7110/')
  expect(parse(body).querySelector('#booking strong')?.text).toBe('25\u00a0€')
  expect(await cards()).toEqual(['€30'])
})

// spec: D.visit.20
test('on a chosen day its starts are right, and not what the calendar says of it', async () => {
  say({ listed: 30, days: TWO_DAYS })
  sayStart('2026-12-03', 33)
  expect(await productPage('?date=2026-12-03')).toEqual({
    ...{ card: ['€33'], bar: ['€33'], days: ['Wed2€30Lowest price', 'Thu39:30\u00a0AM€33'], tickets: [] },
    machines: [33],
  })
  expect(told()).toEqual([{ of: 'day', said: 35, shown: 33 }])
})
