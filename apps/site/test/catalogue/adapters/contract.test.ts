import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { cacheTag } from '@passepartout/content-model/cache-tags'
import type { CurrencyCode } from '@passepartout/content-model/currencies'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { pino } from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { RenderDependencies } from '../../../src/cache/render-dependencies.ts'
import type { Catalogue, CatalogueContext } from '../../../src/catalogue/catalogue.ts'
import { createCatalogue } from '../../../src/catalogue/create-catalogue.ts'
import type { Product } from '../../../src/catalogue/product.ts'
import { Metrics } from '../../../src/operations/metrics.ts'
import { Reporter } from '../../../src/operations/reporter.ts'
import { parseSettings } from '../../../src/settings.ts'
import { NO_TRACER } from '../../../src/tracing/tracing.ts'
import { SMALL_NOW } from './small-catalogue.ts'
import { ADAPTERS, type Fault, type StartedAdapter, startAdapter } from './start-adapter.ts'

/** One contract for all kinds of catalogue: the same data, said in each one's own way, is the same on the site. */

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** What a catalogue says that says nothing of it. */
const SILENT = {
  ...{ additionalHtml: '', cancellationHtml: '', deliveryHtml: '', exclusionsHtml: '', inclusionsHtml: '' },
  ...{ descriptors: [], faq: [], features: [], languages: [], flowType: 'NORMAL', beginning: 'place' },
  ...{ isFetched: false, isFinal: false, isHidden: false, isMachineTranslated: false },
} as const

/** A product without what only some catalogues say: ids of tickets, a start beside the place, the next day. */
function sharedBy(product: Product | undefined) {
  const { variants: _variants, startLocation: _start, nextAvailableDate: _next, ...shared } = product ?? {}
  return shared
}

describe.each(ADAPTERS)('%s', (name) => {
  let adapter: StartedAdapter
  let parts: ReturnType<typeof createCatalogue>
  let catalogue: Catalogue
  let now: number

  beforeEach(async () => {
    now = SMALL_NOW
    adapter = await startAdapter(name)
    connect({ CATALOGUE_TIMEOUT: '5000', PAGE_DEADLINE: '8000' })
  })
  afterEach(async () => {
    await parts.close()
    await adapter.close()
  })

  function connect(settings: Readonly<Record<string, string>>): void {
    const metrics = new Metrics()
    parts = createCatalogue(parseSettings({ ...adapter.settings, ...settings }), {
      reporter: new Reporter(pino({ level: 'silent' }), metrics),
      metrics,
      tracer: NO_TRACER,
      onRefused: () => {},
      renderQueue: { yield: async () => undefined },
      now: () => now,
    })
    catalogue = parts.catalogue
  }

  function page(currency: CurrencyCode = 'EUR', lang: LanguageCode = 'en'): CatalogueContext {
    return catalogue.contextOf({ lang, currency, uid: 'www.wayfare.example' }, new RenderDependencies())
  }

  test('a product has its name, texts, place and price', async () => {
    const product = await catalogue.product(7101, page())
    expect(sharedBy(product)).toEqual({
      ...SILENT,
      tgid: 7101,
      name: 'Louvre at dusk',
      slug: 'louvre-at-dusk',
      slugs: { en: 'louvre-at-dusk', de: 'der-louvre-am-abend' },
      summary: 'The museum when it is quiet.',
      descriptionHtml: '<p>Two hours <b>without</b> a queue.</p>',
      pictures: [{ url: '/louvre.jpg', alt: '' }],
      cityCode: 'PARIS',
      cityName: 'Paris',
      timeZone: 'Europe/Paris',
      duration: { min: 120 * MINUTE },
      place: { latitude: 48.8606, longitude: 2.3376 },
      price: { display: { amount: 29.5, currency: 'EUR' }, per: 'adult', isFrom: false },
      primaryCollection: { id: 501, displayName: 'Louvre' },
      primaryCategory: { id: 1, displayName: 'Tickets' },
      primarySubCategory: { id: 11, displayName: 'Museums' },
      traits: ['indoor'],
    })
    expect(product?.variants.map((variant) => variant.name)).toEqual(['Standard'])
  })

  test.each<[CurrencyCode, number | undefined]>([
    ['EUR', 29.5],
    ['USD', 32.4],
    // Without decimal places: whole yen, not hundredths of them.
    ['JPY', 4800],
    ['GBP', undefined],
  ])('its price in %s is %s', async (currency, amount) => {
    const product = await catalogue.product(7101, page(currency))
    expect(product?.name).toBe('Louvre at dusk')
    expect(product?.price?.display).toEqual(amount === undefined ? undefined : { amount, currency })
  })

  test('a price is that of a group where the catalogue says so', async () => {
    const product = await catalogue.product(7103, page('JPY'))
    expect(product?.price).toEqual({ display: { amount: 52_000, currency: 'JPY' }, per: 'group', isFrom: false })
  })

  test('what no price is in the currency of has none', async () => {
    const { products } = await catalogue.listing({ kind: 'tgids', ids: [7102, 7101] }, 10, page())
    expect(products.map((card) => [card.name, card.price?.display.amount])).toEqual([
      ['Seine & lights', undefined],
      ['Louvre at dusk', 29.5],
    ])
  })

  test('it has a page in the languages that it has a name in', async () => {
    const product = await catalogue.product(7101, page('EUR', 'de'))
    expect(product?.slug).toBe('der-louvre-am-abend')
    expect(product?.slugs).toEqual({ en: 'louvre-at-dusk', de: 'der-louvre-am-abend' })
    expect((await catalogue.product(7103, page('EUR', 'de')))?.slug).toBeUndefined()
  })

  test('values that nobody knows cost nothing else', async () => {
    const product = await catalogue.product(7104, page())
    expect(sharedBy(product)).toEqual({
      ...SILENT,
      ...{ tgid: 7104, name: 'Tower that nobody sells', summary: '', descriptionHtml: '' },
      ...{ slug: 'tower-that-nobody-sells', slugs: { en: 'tower-that-nobody-sells' } },
      pictures: [{ url: '/tower.jpg', alt: '' }],
      ...{ cityCode: 'TOKYO', cityName: 'Tokyo', timeZone: 'Asia/Tokyo' },
      price: { display: { amount: 12, currency: 'EUR' }, per: 'adult', isFrom: false },
    })
  })

  test('what is not there is not there', async () => {
    expect(await catalogue.tourGroup(9999, page())).toEqual({})
  })

  test('the calendar has days with tickets, sold-out days, and no closed ones', async () => {
    const calendar = await catalogue.calendar(7101, page())
    const days = calendar?.days.map(({ date, tourIds, price }) => [date, tourIds.length, price?.display.amount])
    expect(days).toEqual([
      ['2026-11-23', 1, 29.5],
      ['2026-11-24', 0, 29.5],
      ['2026-11-26', 1, 33.25],
    ])
  })

  test('starts have their times, what is left and their price', async () => {
    const slots = await catalogue.slots(7101, '2026-11-26', page())
    expect(slots?.map(({ startTime, remaining, price }) => [startTime, remaining, price?.display.amount])).toEqual([
      ['10:00', 2, 33.25],
      ['14:30', 0, 33.25],
    ])
    const others = await catalogue.slots(7101, '2026-11-23', page())
    expect(others?.map(({ startTime, left, remaining }) => [startTime, left, remaining])).toEqual([
      ['10:00', 5, 5],
      ['14:30', 'unlimited', undefined],
    ])
  })

  test('a start belongs to a variant of its product', async () => {
    const product = await catalogue.product(7101, page())
    const slots = await catalogue.slots(7101, '2026-11-26', page())
    const known = product?.variants.flatMap(({ tourIds }) => tourIds)
    expect(slots?.map(({ tourId }) => known?.includes(tourId))).toEqual([true, true])
  })

  test('a day ends where the venue is', async () => {
    // Sunday, 22 November, 23:30 in Tokyo: its class of nine o'clock is over. In Paris it is still afternoon.
    now = Date.UTC(2026, 10, 22, 14, 30)
    expect(await catalogue.calendar(7103, page('JPY'))).toEqual({ days: [] })
    expect((await catalogue.calendar(7101, page()))?.days[0]?.date).toBe('2026-11-23')
  })

  test.each([
    ['collection', { kind: 'collection', id: 501 } as const, [7101, 7103]],
    ['category of a city', { kind: 'category', id: 1, city: 'PARIS' } as const, [7101, 7102]],
    ['sub-category', { kind: 'subCategory', id: 12, city: 'PARIS' } as const, [7102]],
    ['category of another city', { kind: 'category', id: 1, city: 'TOKYO' } as const, []],
  ])('the list of a %s', async (_, source, tgids) => {
    const { products, total, available } = await catalogue.listing(source, 10, page())
    expect({ tgids: products.map(({ tgid }) => tgid), total, available }).toEqual({
      ...{ tgids, total: tgids.length },
      available: true,
    })
  })

  test('a city has its products, collections and categories', async () => {
    const addresses = await catalogue.addresses({ kind: 'city', id: 'Tokyo' }, page())
    expect(addresses.map(({ tgid, cityCode }) => [tgid, cityCode])).toEqual([
      [7103, 'TOKYO'],
      [7104, 'TOKYO'],
    ])
    expect(await catalogue.cityOffer('PARIS', page())).toEqual({
      collections: [{ id: 501, displayName: 'Louvre' }],
      categories: [
        {
          id: 1,
          displayName: 'Tickets',
          subCategories: [
            { id: 11, displayName: 'Museums' },
            { id: 12, displayName: 'Cruises' },
          ],
        },
      ],
    })
  })

  test('cities have their names in the language of the page', async () => {
    const cities = await catalogue.cities(page('EUR', 'de'))
    expect(cities).toEqual([
      { code: 'PARIS', displayName: 'Paris' },
      { code: 'TOKYO', displayName: 'Tokio' },
    ])
  })

  test('a collection has its number of products and its lowest price', async () => {
    expect(await catalogue.collection(501, page())).toEqual({
      ...{ id: 501, displayName: 'Louvre', heading: 'The Louvre', subtext: '', experienceCount: 2 },
      startingPrice: { display: { amount: 29.5, currency: 'EUR' }, per: 'person', isFrom: true },
    })
    expect((await catalogue.lowestPrice('subCategory', 12, 'PARIS', page('USD')))?.display.amount).toBe(18)
    expect(await catalogue.lowestPrice('subCategory', 12, 'PARIS', page('EUR'))).toBeUndefined()
  })

  test('what it does not have is absent', async () => {
    const product = await catalogue.product(7101, page())
    expect(product?.rating).toBeUndefined()
    expect(await catalogue.reviews(7101, page())).toEqual({ reviews: [], hasMore: false })
    expect(await catalogue.itinerary(7101, page())).toBeUndefined()
    expect(await catalogue.cityBanners('PARIS', page())).toEqual([])
  })

  test.skipIf(name.startsWith('files'))('a change that is told is asked for at once, and no other', async () => {
    const known = await catalogue.product(7101, page())
    adapter.asked.length = 0
    await parts.purge([cacheTag.sellingSites])
    expect(await catalogue.product(7101, page())).toEqual(known)
    expect(adapter.asked).toEqual([])
    await parts.purge([cacheTag.tourGroup(7101)])
    expect(await catalogue.product(7101, page())).toEqual(known)
    expect(adapter.asked).toContain(name === 'octo' ? 'GET /products' : 'GET /api/v6/tour-groups/7101/')
  })

  test.runIf(name.startsWith('files'))('a changed file is read when its answers are not fresh any more', async () => {
    const folder = adapter.settings.CATALOGUE_FOLDER ?? ''
    await catalogue.product(7101, page())
    writeFileSync(join(folder, 'cities.json'), JSON.stringify([{ code: 'PARIS', name: 'Lutetia' }]))
    now += 6 * MINUTE
    expect((await catalogue.product(7101, page()))?.cityName).toBe('Lutetia')
  })

  describe('when it fails', () => {
    const faults: readonly Fault[] = name.startsWith('files')
      ? ['gone', 'truncated']
      : ['slow', 'status500', 'status429', 'gone', 'truncated']

    test.each(faults)('%s: the last good answer stands in, and a first one is said to be missing', async (fault) => {
      connect({ CATALOGUE_TIMEOUT: '400', PAGE_DEADLINE: '800' })
      const known = await catalogue.product(7101, page())
      const days = await catalogue.calendar(7101, page())
      adapter.fail(fault)
      now += 6 * MINUTE
      const context = page()
      expect(await catalogue.product(7101, context)).toEqual(known)
      expect(await catalogue.calendar(7101, page())).toEqual(days)
      expect((await catalogue.listing({ kind: 'collection', id: 501 }, 10, page())).available).toBe(false)
      // The oldest price that is shown is a day old.
      now = SMALL_NOW + DAY + MINUTE
      expect((await catalogue.product(7101, page()))?.price).toBeUndefined()
    })

    test.each(faults)('%s: it is asked again when it is back', async (fault) => {
      connect({ CATALOGUE_TIMEOUT: '400', PAGE_DEADLINE: '800' })
      adapter.fail(fault)
      expect(await catalogue.tourGroup(7101, page())).toBeUndefined()
      adapter.fail(undefined)
      const again = async () => {
        now += MINUTE
        return (await catalogue.product(7101, page()))?.price?.display.amount
      }
      // A long list that hangs is given up later than a page gives up waiting for it.
      await expect.poll(again, { timeout: 10_000 }).toBe(29.5)
    })

    test.skipIf(name.startsWith('files'))('an answer in another currency has no prices', async () => {
      adapter.fail('wrongCurrency')
      const calendar = await catalogue.calendar(7101, page())
      expect(calendar?.days.map(({ price }) => price)).toEqual([undefined, undefined, undefined])
    })
  })
})
