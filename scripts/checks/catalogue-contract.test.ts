import { pino } from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  FIXTURE_NOW,
  type FixtureSandbox,
  startFixtureSandbox,
} from '../../apps/sandbox/src/testing/start-fixture-sandbox.ts'
import { RenderDependencies } from '../../apps/site/src/cache/render-dependencies.ts'
import type { Catalogue, CatalogueContext } from '../../apps/site/src/catalogue/catalogue.ts'
import { createCatalogue } from '../../apps/site/src/catalogue/create-catalogue.ts'
import type { ProductCard } from '../../apps/site/src/catalogue/product.ts'
import { Metrics } from '../../apps/site/src/operations/metrics.ts'
import { Reporter } from '../../apps/site/src/operations/reporter.ts'
import { parseSettings } from '../../apps/site/src/settings.ts'
import { NO_TRACER } from '../../apps/site/src/tracing/tracing.ts'

/**
 * The contract of the catalogue's API, held from both ends: the site's client, as it is, asks the sandbox, as it is. They
 * share no code, so that a field which one of them calls otherwise is seen here first.
 */
let sandbox: FixtureSandbox
let url: string
let parts: ReturnType<typeof createCatalogue>
let catalogue: Catalogue
let context: CatalogueContext
let logged: string[]

const lineSchema = z.object({ msg: z.string() })
const PATIENT = { CATALOGUE_TIMEOUT: '20000', PAGE_DEADLINE: '25000' }

beforeAll(async () => {
  sandbox = await startFixtureSandbox()
  url = await sandbox.app.listen({ port: 0, host: '127.0.0.1' })
})
afterAll(() => sandbox.stop())

beforeEach(() => connect())
afterEach(async () => {
  await parts.close()
  await fail([])
})

/** A client that knows nothing yet. */
function connect(settings: Readonly<Record<string, string>> = PATIENT): void {
  logged = []
  const metrics = new Metrics()
  const logger = pino({ level: 'warn' }, { write: (line) => logged.push(lineSchema.parse(JSON.parse(line)).msg) })
  const reporter = new Reporter(logger, metrics)
  parts = createCatalogue(parseSettings({ CATALOGUE_URL: url, IMAGE_URL: url, ...settings }), {
    reporter,
    metrics,
    tracer: NO_TRACER,
    onRefused: () => {},
    renderQueue: { yield: async () => undefined },
    now: () => FIXTURE_NOW.getTime(),
  })
  catalogue = parts.catalogue
  const visit = { lang: 'fr', currency: 'USD', uid: 'www.wayfare.example' } as const
  context = catalogue.contextOf(visit, new RenderDependencies())
}

async function fail(faults: readonly object[]): Promise<void> {
  await sandbox.app.inject({ method: 'PUT', url: '/_faults', payload: { faults } })
}

const LOCALE = 'language=FR&currency=USD'
const listingSchema = z
  .object({ finalPrice: z.number(), extraCharges: z.number(), currencyCode: z.literal('USD') })
  .nullable()
const cardSchema = z.object({ id: z.number(), name: z.string(), listingPrice: listingSchema })
type RawCard = z.infer<typeof cardSchema>
const pageSchema = z.object({ pageData: z.object({ items: z.array(cardSchema), total: z.number() }) })

/** An answer as the sandbox gives it to anybody. */
async function raw<T extends z.ZodType>(path: string, schema: T): Promise<z.infer<T>> {
  const { status, body } = await sandbox.get(path)
  expect([path, status]).toEqual([path, 200])
  return schema.parse(body)
}

/** What both ends have to agree on of a tour group. */
const fromRaw = ({ id, name, listingPrice }: RawCard) => {
  const amount = listingPrice ? Math.round((listingPrice.finalPrice + listingPrice.extraCharges) * 100) / 100 : 0
  return { id, name, amount: amount > 0 ? amount : undefined }
}
const fromSite = ({ tgid, name, price }: ProductCard) => ({ id: tgid, name, amount: price?.display.amount })

describe('what every endpoint says is what the site reads', () => {
  afterEach(() => expect(logged).toEqual([]))

  test.each([
    [{ kind: 'collection', id: 1004 }, 'collection/1004'],
    [{ kind: 'category', id: 1, city: 'PARIS' }, 'category/1'],
    [{ kind: 'subCategory', id: 1008, city: 'PARIS' }, 'sub-category/1008'],
  ] as const)('%j', async (source, path) => {
    const { pageData } = await raw(`/api/v6/tour-groups/list-by/${path}/?${LOCALE}&limit=100`, pageSchema)
    const listing = await catalogue.listing(source, 100, context)
    expect(pageData.items.length).toBeGreaterThan(1)
    expect(listing.products.map(fromSite)).toEqual(pageData.items.map(fromRaw))
    expect([listing.total, listing.available]).toEqual([pageData.total, true])
  })

  test('tour groups by number, and one that nobody knows is absent', async () => {
    const ids = [7110, 7149, 99_999]
    const schema = z.object({ tourGroups: z.array(cardSchema) })
    const { tourGroups } = await raw(`/api/v6/tour-groups/?ids[]=${ids.join()}&${LOCALE}`, schema)
    const { products } = await catalogue.listing({ kind: 'tgids', ids }, 3, context)
    expect(products.map(fromSite)).toEqual(tourGroups.map(fromRaw))
    expect(products.map(({ tgid }) => tgid)).toEqual([7110, 7149])
  })

  // spec: D.visit.17
  test('a tour group in full', async () => {
    const schema = cardSchema.extend({
      variants: z.array(z.object({ id: z.number(), name: z.string(), tours: z.array(z.object({ id: z.number() })) })),
      city: z.object({ timeZone: z.string() }),
      operatingScheduleInfo: z.object({ openingTime: z.string(), closingTime: z.string() }),
      startLocation: z.object({ latitude: z.number(), longitude: z.number(), addressLine1: z.string() }),
    })
    const said = await raw(`/api/v6/tour-groups/7110/?${LOCALE}`, schema)
    const product = await catalogue.product(7110, context)
    expect(product && fromSite(product)).toEqual(fromRaw(said))
    expect(product?.variants.map(({ id, name, tourIds }) => ({ id, name, tourIds }))).toEqual(
      said.variants.map(({ id, name, tours }) => ({ id, name, tourIds: tours.map((tour) => tour.id) })),
    )
    const { latitude, longitude, addressLine1: addressLine } = said.startLocation
    expect(product?.startLocation).toEqual({ latitude, longitude, addressLine })
    expect([product?.timeZone, product?.schedule?.opens, product?.schedule?.closes]).toEqual([
      said.city.timeZone,
      said.operatingScheduleInfo.openingTime,
      said.operatingScheduleInfo.closingTime,
    ])
  })

  test('one that is not there is told from a silence', async () => {
    expect(await catalogue.tourGroup(99_999, context)).toEqual({})
  })

  test('what is similar', async () => {
    const { pageData } = await raw(`/api/v6/tour-groups/7110/similar-products/?limit=8&${LOCALE}`, pageSchema)
    expect((await catalogue.similar(7110, 8, context)).products.map(fromSite)).toEqual(pageData.items.map(fromRaw))
  })

  test('every day of the calendar with its price, the starts of a day, and when it is on in a week', async () => {
    const daySchema = z.object({
      listingPrice: z.number(),
      extraCharges: z.number(),
      availableTourIds: z.array(z.number()),
    })
    const { dates } = await raw(
      `/api/v7/tour-groups/7110/calendar/?${LOCALE}`,
      z.object({ dates: z.record(z.string(), daySchema) }),
    )
    const calendar = await catalogue.calendar(7110, context)
    expect(calendar?.days.map(({ date, tourIds, price }) => [date, tourIds, price?.display.amount])).toEqual(
      Object.entries(dates).map(([date, day]) => [
        date,
        day.availableTourIds,
        Math.round((day.listingPrice + day.extraCharges) * 100) / 100,
      ]),
    )
    const [first = '', second = ''] = Object.keys(dates)
    const startSchema = z.object({ startDate: z.string(), startTime: z.string(), tourId: z.number() })
    const query = `from-date=${first}&to-date=${first}&${LOCALE}`
    const { availabilities } = await raw(
      `/api/v7/tour-groups/7110/inventories/?${query}`,
      z.object({ availabilities: z.array(startSchema) }),
    )
    const inOrder = availabilities.toSorted((one, other) => (one.startTime < other.startTime ? -1 : 1))
    // The first day is today, and it is noon where the venue is.
    const toCome = inOrder.filter(({ startTime }) => startTime > '12:00')
    const slots = await catalogue.slots(7110, first, context)
    expect(slots?.map(({ startTime, tourId }) => [startTime, tourId])).toEqual(
      toCome.map(({ startTime, tourId }) => [startTime, tourId]),
    )
    const timesOn = (date: string, starts: readonly { startTime: string; tourId: number }[]) =>
      [...Map.groupBy(starts, ({ startTime }) => startTime)].map(([startTime, group]) => ({
        date,
        startTime,
        isSoldOut: false,
        tourIds: group.map(({ tourId }) => tourId),
      }))
    expect(await catalogue.performances(7110, 2, context)).toEqual([
      ...timesOn(first, toCome),
      ...timesOn(second, inOrder),
    ])
  })

  test('an itinerary, stop by stop, and none', async () => {
    const section = z.object({ rank: z.number(), details: z.object({ name: z.string() }) })
    const schema = z.object({ itineraries: z.array(z.object({ sections: z.array(section) })) })
    const { itineraries } = await raw(
      `/api/v6/tour-groups/7110/experience-itineraries/?sections=true&${LOCALE}`,
      schema,
    )
    const names = itineraries[0]?.sections
      .toSorted((one, other) => one.rank - other.rank)
      .map(({ details }) => details.name)
    const itinerary = await catalogue.itinerary(7110, context)
    expect(names).toHaveLength(3)
    expect(itinerary?.stops.map(({ name }) => name)).toEqual(names)
    expect(await catalogue.itinerary(7112, context)).toBeUndefined()
  })

  test('reviews whose source lets them be indexed', async () => {
    const review = z.object({ id: z.number(), source: z.string(), content: z.string() })
    const { items } = await raw(
      `/api/v6/tour-groups/7110/reviews/?limit=100&${LOCALE}`,
      z.object({ items: z.array(review) }),
    )
    const shown = new Map(items.map(({ content, id, source }) => [content, { id, source }]))
    expect((await catalogue.reviews(7110, context)).reviews.map(({ id }) => id)).toEqual(
      [...shown.values()].filter(({ source }) => source === 'CUSTOMER').map(({ id }) => id),
    )
  })

  // spec: 7.client.3
  test('a collection, several, and the lowest price of a category and a sub-category', async () => {
    const collection = z.object({ id: z.number(), displayName: z.string(), experienceCount: z.number() })
    const starting = z.object({ startingPrice: z.object({ listingPrice: z.number() }) })
    const { collections } = await raw(
      `/api/v1/collection/?ids[]=1004&${LOCALE}`,
      z.object({ collections: z.array(collection.extend(starting.shape)) }),
    )
    const expected = collections.map(({ startingPrice, ...rest }) => ({ ...rest, amount: startingPrice.listingPrice }))
    const one = await catalogue.collection(1004, context)
    const all = await catalogue.collections([1004, 99_999], context)
    const read = [one, ...all].map((found) => ({
      ...{ id: found?.id, displayName: found?.displayName, experienceCount: found?.experienceCount },
      amount: found?.startingPrice?.display.amount,
    }))
    expect(read).toEqual([...expected, ...expected])
    for (const [kind, id, folder] of [
      ['category', 1, 'category'],
      ['subCategory', 1008, 'sub-category'],
    ] as const) {
      const path = `/api/v6/tour-groups/list-by/${folder}/${id}/?city=Paris&${LOCALE}`
      const schema = z.object({ unFilteredMetaData: z.object({ minPrice: z.number() }) })
      const { minPrice } = (await raw(path, schema)).unFilteredMetaData
      expect((await catalogue.lowestPrice(kind, id, 'PARIS', context))?.display.amount).toBe(minPrice)
    }
  })

  test('a point of interest', async () => {
    const location = z.object({ latitude: z.number(), longitude: z.number(), addressLine1: z.string() })
    const said = await raw('/api/v1/poi/501/?language=FR', z.object({ name: z.string(), location }))
    const { latitude, longitude, addressLine1: addressLine } = said.location
    expect(await catalogue.attraction(501, context)).toEqual({ name: said.name, latitude, longitude, addressLine })
  })

  test('what a city has: by name, by address, and its banners', async () => {
    const offer = await catalogue.cityOffer('PARIS', context)
    expect(offer?.collections.map(({ id }) => id)).toEqual([1004])
    const addresses = await catalogue.addresses({ kind: 'collection', id: 1004 }, context)
    const { pageData } = await raw(`/api/v6/tour-groups/list-by/collection/1004/?${LOCALE}&limit=100`, pageSchema)
    expect(addresses.map(({ tgid, name }) => ({ tgid, name }))).toEqual(
      pageData.items.map(({ id, name }) => ({ tgid: id, name })),
    )
    const schema = z.object({ banners: z.array(z.object({ title: z.string(), link: z.string() })) })
    const query = 'platform=DESKTOP&resource-type=MB_CITY_BANNER&city=Paris&language=FR'
    const { banners } = await raw(`/api/v1/banner/?${query}`, schema)
    const read = await catalogue.cityBanners('PARIS', context)
    expect(read.map(({ title, link }) => ({ title, link }))).toEqual(banners)
  })
})

describe('a fault of the sandbox', () => {
  const ask = () => catalogue.listing({ kind: 'collection', id: 1004 }, 100, context)
  const amounts = async () => (await ask()).products.map(({ price }) => price?.display.amount).filter(Boolean)

  test.each(['not-found', 'rate-limited', 'server-error', 'truncated-json', 'closed-connection'])(
    // spec: D.visit.17
    '%s is an absence that the log names, and never an exception',
    async (kind) => {
      await fail([{ path: '/api/*', kind }])
      expect(await ask()).toEqual({ products: [], total: 0, available: false })
      expect(logged).toEqual(['Fetch failed'])
    },
  )

  test('a silence ends with its time', async () => {
    connect({ CATALOGUE_TIMEOUT: '200', PAGE_DEADLINE: '300' })
    await fail([{ path: '/api/*', kind: 'delay', milliseconds: 60_000, count: 1 }])
    expect(await ask()).toEqual({ products: [], total: 0, available: false })
  })

  test.each(['null-price', 'wrong-currency'])(
    '%s leaves tour groups without a price, and none with a wrong one',
    async (kind) => {
      await fail([{ path: '/api/*', kind }])
      expect(await amounts()).toEqual([])
      expect((await ask()).products.length).toBeGreaterThan(1)
    },
  )
})
