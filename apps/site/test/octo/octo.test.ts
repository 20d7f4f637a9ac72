import { Validator } from '@seriousme/openapi-schema-validator'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { pageJsonSchema } from '../../src/pages/json/page-json-schema.ts'
import { HOST, siteDocument } from '../sample-site.ts'
import { schemaErrorsOf } from './octo-schema.ts'
import { BOAT, MUSEUM, type OctoTestSite, startOctoTestSite, UNLISTED_PRODUCT, WALK } from './octo-test-site.ts'

/** A site's products for OCTO clients: the standard's own schemas judge, and the pages of the same site. */

const ORIGIN = `https://${HOST}`
const DAYS = { localDateStart: '2026-11-20', localDateEnd: '2026-11-30' }

let world: OctoTestSite
beforeAll(async () => {
  world = await startOctoTestSite()
})
afterAll(() => world.close())

async function getJson(path: string, headers: Record<string, string> = {}) {
  const { status, body } = await world.get(path, headers)
  expect(status, body).toBe(200)
  return JSON.parse(body)
}

async function postJson(path: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await world.post(path, body, headers)
  expect(answer.status, answer.body).toBe(200)
  return JSON.parse(answer.body)
}

async function jsonFormOf(address: string) {
  const { body } = await world.site.get(address)
  const { product } = pageJsonSchema.parse(JSON.parse(body))
  if (!product) throw new Error(`${address} has no product.`)
  return product
}

/** The address of a product's page as data, in the form that every product has. */
async function pageOf(id: string, query = '') {
  const { headers } = await world.site.get(`/x-t${id}/index.json`)
  return jsonFormOf(`${new URL(String(headers.location), ORIGIN).pathname}${query}`)
}

async function optionsOf(id: string): Promise<readonly { id: string; title: string }[]> {
  return (await getJson(`/products/${id}`)).options
}

async function optionOf(id: string, place = 0): Promise<string> {
  return (await optionsOf(id))[place]?.id ?? ''
}

describe('the supplier', () => {
  test('is the site', async () => {
    const supplier = await getJson('/supplier')
    expect(supplier).toMatchObject({ id: HOST, name: 'Wayfare', endpoint: `${ORIGIN}/octo` })
    expect(schemaErrorsOf('zSupplier', supplier)).toEqual([])
    const capabilities = await getJson('/capabilities')
    expect(capabilities.map(({ id }: { id: string }) => id)).toEqual(['octo/content', 'octo/pricing'])
    expect(capabilities.flatMap((one: unknown) => schemaErrorsOf('zCapability', one))).toEqual([])
  })
})

describe('products', () => {
  test('are those in lists and pages of the site, in the standard’s form', async () => {
    const products = await getJson('/products')
    expect(products.map(({ id }: { id: string }) => id)).toEqual([WALK, MUSEUM, BOAT])
    expect(products.flatMap((product: unknown) => schemaErrorsOf('zProduct', product))).toEqual([])
    expect(products[0]).toEqual(await getJson(`/products/${WALK}`))
  })

  test('say what their pages say', async () => {
    for (const id of [WALK, MUSEUM, BOAT]) {
      const { title, shortDescription, options, pricingPer } = await getJson(`/products/${id}`)
      const page = await pageOf(id)
      expect([title, shortDescription ?? undefined]).toEqual([page.name, page.summary])
      const prices = options.flatMap((option: Priced) => [
        ...(option.pricingFrom ?? []),
        ...option.units.flatMap(({ pricingFrom = [] }) => pricingFrom),
      ])
      expect(Math.min(...prices.map(amountOf))).toBe(page.price?.amount)
      expect(pricingPer).toBe(page.price?.per === 'group' ? 'BOOKING' : 'UNIT')
    }
    const { options } = await getJson(`/products/${WALK}`)
    const { tickets } = await pageOf(WALK)
    expect(options).toMatchObject(
      tickets.map(({ id, name, info, price }) => ({
        ...{ id: String(id), title: name, shortDescription: info ?? null },
        units: [
          { id: 'adult', type: 'ADULT', pricingFrom: [{ retail: (price?.amount ?? 0) * 100, net: null }] },
          ...CHILDREN,
        ],
      })),
    )
  })

  test('have texts, pictures, places and terms', async () => {
    const product = await getJson(`/products/${WALK}`)
    expect(product).toMatchObject({
      ...{ locale: 'en', timeZone: 'Europe/Rome', instantConfirmation: true, availabilityType: 'START_TIME' },
      ...{ description: 'Streets & squares.', durationMinutesFrom: 90, durationMinutesTo: null },
      ...{ redemptionMethod: 'DIGITAL', categoryLabels: ['wheelchair-accessible', 'guided-tours'] },
      faqs: [{ question: 'Is there shade?', answer: 'Some.' }],
      media: [{ src: expect.stringContaining('http://images.example/walk.jpg'), type: 'image/jpeg', rel: 'COVER' }],
      locations: [{ types: ['START'], place: { latitude: 41.9, postalAddress: { streetAddress: 'Piazza Grande 1' } } }],
      commentary: [
        { format: 'IN_PERSON', language: 'en' },
        { format: 'IN_PERSON', language: 'it' },
      ],
    })
    expect(product.features).toEqual([
      { type: 'INCLUSION', shortDescription: 'Guide' },
      { type: 'INCLUSION', shortDescription: 'Map' },
      { type: 'EXCLUSION', shortDescription: 'Lunch' },
    ])
    expect(product.options[0]).toMatchObject({ cancellationCutoffAmount: 24, cancellationCutoffUnit: 'hour' })
  })

  test('leave out what is unknown', async () => {
    const museum = await getJson(`/products/${MUSEUM}`)
    for (const name of ['instantConfirmation', 'durationMinutesFrom', 'deliveryFormats'])
      expect(museum).not.toHaveProperty(name)
    expect(museum).toMatchObject({
      shortDescription: null,
      commentary: [],
      locations: [],
      availabilityType: 'OPENING_HOURS',
    })
    expect(museum.options[0]).not.toHaveProperty('cancellationCutoffAmount')
  })

  test.each([
    ['EUR', 2, 2000],
    ['JPY', 0, 3200],
    ['BHD', 3, 8130],
  ])('are priced in %s with %i places', async (currency, currencyPrecision, retail) => {
    const { options } = await getJson(`/products/${WALK}?currency=${currency}`)
    expect(options[0].units[0].pricingFrom).toEqual([
      { currency, currencyPrecision, retail, original: retail, net: null, includedTaxes: [] },
    ])
  })
})

interface Amount {
  readonly retail: number
  readonly currencyPrecision: number
}
interface Priced {
  readonly pricingFrom?: readonly Amount[]
  readonly units: readonly { readonly pricingFrom?: readonly Amount[] }[]
}
const CHILDREN = [
  { id: 'child', type: 'CHILD' },
  { id: 'infant', type: 'INFANT' },
]

function amountOf({ retail, currencyPrecision }: Amount): number {
  return retail / 10 ** currencyPrecision
}

describe('the calendar', () => {
  test('has the known days of an option, with the prices of its page', async () => {
    const [walk = '', evening = ''] = (await optionsOf(WALK)).map(({ id }) => id)
    const days = await postJson('/availability/calendar', { productId: WALK, optionId: walk, ...DAYS })
    expect(days.flatMap((day: unknown) => schemaErrorsOf('zAvailabilityCalendar', day))).toEqual([])
    expect(days).toMatchObject([
      ...['2026-11-20', '2026-11-21', '2026-11-22'].map((localDate) => ({
        localDate,
        status: 'CLOSED',
        available: false,
      })),
      { localDate: '2026-11-23', available: true, unitPricingFrom: [{ unitId: 'adult', retail: 2000 }] },
      { localDate: '2026-11-24', status: 'SOLD_OUT', available: false, vacancies: 0 },
      { localDate: '2026-11-25', status: 'CLOSED' },
      { localDate: '2026-11-26', status: 'SOLD_OUT' },
      ...['2026-11-27', '2026-11-28', '2026-11-29', '2026-11-30'].map((localDate) => ({ localDate, status: 'CLOSED' })),
    ])
    const evenings = await postJson('/availability/calendar', { productId: WALK, optionId: evening, ...DAYS })
    for (const { localDate, available, unitPricingFrom } of evenings) {
      if (!available) continue
      const { price } = await pageOf(WALK, `?date=${localDate}&variant=${evening}`)
      expect(unitPricingFrom.map(amountOf)).toEqual([price?.amount])
    }
    expect(evenings.filter(({ available }: { available: boolean }) => available)).toHaveLength(2)
  })

  test('costs what the asked units cost together, and is open with room for them alone', async () => {
    const asked = {
      productId: WALK,
      optionId: await optionOf(WALK, 1),
      localDateStart: '2026-11-24',
      localDateEnd: '2026-11-24',
    }
    const units = (quantity: number) => [
      { id: 'adult', quantity },
      { id: 'child', quantity: 1 },
    ]
    const [start] = await postJson('/availability', { ...asked, units: units(2) })
    expect(start).toMatchObject({ available: true, pricing: { retail: 8000, currency: 'EUR' } })
    expect((await postJson('/availability', { ...asked, units: units(40) }))[0]).toMatchObject({
      available: false,
      vacancies: 40,
    })
    const [day] = await postJson('/availability/calendar', { ...asked, units: [{ id: 'adult', quantity: 3 }] })
    expect(day).toMatchObject({ pricingFrom: { retail: 9600 } })
  })

  test('of a booking has its price as a whole', async () => {
    const [day] = await postJson('/availability/calendar', {
      productId: BOAT,
      optionId: await optionOf(BOAT),
      localDateStart: '2026-11-23',
      localDateEnd: '2026-11-23',
    })
    expect(day).toMatchObject({ pricingFrom: { retail: 40_000 }, available: true })
    expect(day).not.toHaveProperty('unitPricingFrom')
  })

  test('begins today where no day is named', async () => {
    const days = await postJson('/availability/calendar', { productId: MUSEUM, optionId: await optionOf(MUSEUM) })
    expect(days[0].localDate).toBe('2026-11-20')
    expect(days.at(-1).localDate).toBe('2026-11-23')
  })
})

describe('starts', () => {
  test('are those of the page, with its prices, in the venue’s time', async () => {
    const [walk = '', evening = ''] = (await optionsOf(WALK)).map(({ id }) => id)
    const starts = await postJson('/availability', { productId: WALK, optionId: walk, ...DAYS })
    expect(starts.flatMap((start: unknown) => schemaErrorsOf('zAvailability', start))).toEqual([])
    expect(starts).toMatchObject([
      {
        ...{ id: '2026-11-23T10:00:00+01:00', localDateTimeEnd: '2026-11-23T11:30:00+01:00' },
        ...{ utcCutoffAt: '2026-11-23T09:00:00.000Z', status: 'LIMITED', vacancies: 5, allDay: false },
        unitPricing: [
          { unitId: 'adult', retail: 2000 },
          { unitId: 'child', retail: 1000 },
          { unitId: 'infant', retail: 0 },
        ],
      },
      { id: '2026-11-23T15:00:00+01:00', status: 'FREESALE', vacancies: null, unitPricing: [{ retail: 2400 }, {}, {}] },
      { id: '2026-11-24T10:00:00+01:00', status: 'SOLD_OUT', available: false, vacancies: 0 },
    ])
    const page = await pageOf(WALK, `?date=2026-11-23&variant=${walk}`)
    expect(page.starts.map(({ start, price }) => [start, price?.amount])).toEqual(
      starts
        .slice(0, 2)
        .map((one: { localDateTimeStart: string; unitPricing: Amount[] }) => [
          one.localDateTimeStart.slice(11, 16),
          one.unitPricing.slice(0, 1).map(amountOf)[0],
        ]),
    )
    const [late] = await postJson('/availability', { productId: WALK, optionId: evening, localDate: '2026-11-23' })
    expect(late).toMatchObject({ status: 'AVAILABLE', vacancies: 400, localDateTimeEnd: '2026-11-24T01:00:00+01:00' })
  })

  test('have the offset of their day', async () => {
    const asked = { productId: WALK, optionId: await optionOf(WALK), localDate: '2027-03-29' }
    expect((await postJson('/availability', asked))[0].id).toBe('2027-03-29T10:00:00+02:00')
  })

  test('are found again by their ids', async () => {
    const asked = { productId: WALK, optionId: await optionOf(WALK), availabilityIds: ['2026-11-23T15:00:00+01:00'] }
    const starts = await postJson('/availability', asked)
    expect(starts.map(({ id }: { id: string }) => id)).toEqual(asked.availabilityIds)
    expect(await postJson('/availability', { ...asked, availabilityIds: ['2026-11-23T15:01:00+01:00'] })).toEqual([])
  })

  test('of a ticket for the day are the day', async () => {
    const [day, ...more] = await postJson('/availability', {
      productId: MUSEUM,
      optionId: await optionOf(MUSEUM),
      localDate: '2026-11-23',
    })
    expect(more).toEqual([])
    expect(schemaErrorsOf('zAvailability', day)).toEqual([])
    expect(day).toMatchObject({
      ...{ id: '2026-11-23', localDateTimeStart: '2026-11-23T00:00:00+01:00', allDay: true, vacancies: null },
      unitPricing: [{ unitId: 'adult', retail: 1234 }],
    })
  })

  test('are in the asked currency', async () => {
    const asked = { productId: WALK, optionId: await optionOf(WALK), localDate: '2026-11-23', currency: 'USD' }
    expect((await postJson('/availability', asked))[0].unitPricing[0]).toMatchObject({ retail: 2250, currency: 'USD' })
  })
})

describe('capabilities', () => {
  test('are added as they are asked for, and named', async () => {
    const ask = async (asked: string) => {
      const { headers, body } = await world.get(`/products/${WALK}`, { 'octo-capabilities': asked })
      return { named: headers['octo-capabilities'], vary: headers.vary, product: JSON.parse(body) }
    }
    const core = await ask('')
    expect([core.named, core.product.title, core.product.pricingPer]).toEqual(['', undefined, undefined])
    expect(core.product.options[0]).not.toHaveProperty('title')
    expect(core.product.options[0].units[0]).toEqual({
      id: 'adult',
      internalName: 'ADULT',
      reference: null,
      type: 'ADULT',
    })
    expect(String(core.vary)).toContain('octo-capabilities')
    const content = await ask('octo/content octo/teleport')
    expect([content.named, content.product.title, content.product.pricingPer]).toEqual([
      'octo/content',
      'Old town walk',
      undefined,
    ])
    const pricing = await ask('pricing')
    expect([pricing.named, pricing.product.title, pricing.product.pricingPer]).toEqual([
      'octo/pricing',
      undefined,
      'UNIT',
    ])
    expect(pricing.product.options[0].units[0]).toHaveProperty('pricingFrom')
  })

  test('of starts and days too', async () => {
    const asked = {
      productId: WALK,
      optionId: await optionOf(WALK),
      localDateStart: '2026-11-23',
      localDateEnd: '2026-11-23',
    }
    const core = { 'octo-capabilities': '' }
    expect((await postJson('/availability', asked, core))[0]).not.toHaveProperty('unitPricing')
    expect((await postJson('/availability/calendar', asked, core))[0]).not.toHaveProperty('unitPricingFrom')
  })
})

describe('languages', () => {
  test.each([
    ['fr-CA, en;q=0.5', 'fr', 'La vieille ville à pied'],
    ['de, ru;q=0.9', 'en', 'Old town walk'],
    ['*', 'en', 'Old town walk'],
  ])('%s is answered in %s', async (asked, locale, title) => {
    expect(await getJson(`/products/${WALK}`, { 'accept-language': asked })).toMatchObject({ locale, title })
  })

  test('a product without such texts is told in the first one', async () => {
    const products = await getJson('/products', { 'accept-language': 'fr' })
    expect(products.map(({ locale }: { locale: string }) => locale)).toEqual(['fr', 'en', 'en'])
  })
})

describe('a booking', () => {
  test('is not made: its page is named', async () => {
    const optionId = await optionOf(WALK)
    const { status, body } = await world.post('/bookings', {
      productId: WALK,
      optionId,
      availabilityId: '2026-11-23T10:00:00+01:00',
    })
    const page = await pageOf(WALK, `?date=2026-11-23&variant=${optionId}`)
    const failure = JSON.parse(body)
    expect([status, failure.error]).toEqual([501, 'NOT_IMPLEMENTED'])
    expect(failure.bookingUrl).toBe(page.starts[0]?.bookingUrl ?? page.bookingUrl)
    expect(failure.bookingUrl).toContain('2026-11-23')
    expect(failure.errorMessage).toContain(failure.bookingUrl)
    expect(schemaErrorsOf('zBaseError', failure)).toEqual([])
  })

  test.each([
    ['POST', '/bookings/b1/confirm'],
    ['POST', '/bookings/b1/cancel'],
    ['DELETE', '/bookings/b1'],
    ['PATCH', '/bookings/b1'],
    ['GET', '/bookings/b1'],
    ['GET', '/bookings'],
  ] as const)('%s %s answers so, too', async (method, url) => {
    const answer = await world.site.app.inject({ method, url: `/octo${url}`, headers: { host: HOST } })
    expect([answer.statusCode, answer.json().error]).toEqual([501, 'NOT_IMPLEMENTED'])
  })
})

describe('copies', () => {
  test('a client that has it is told so, in each form', async () => {
    for (const path of ['/products', `/products/${WALK}`]) {
      const { headers } = await world.get(path, { 'accept-encoding': 'gzip' })
      expect(headers).toMatchObject({ 'cache-control': 'private, no-cache', 'content-encoding': 'gzip' })
      expect((await world.get(path, { 'if-none-match': String(headers.etag) })).status).toBe(304)
      const other = await world.get(path, { 'if-none-match': String(headers.etag), 'octo-capabilities': '' })
      expect(other.status).toBe(200)
    }
  })

  test('are purged as pages are', async () => {
    const own = await startOctoTestSite()
    const statusOf = async () => {
      const { body } = await own.post('/availability/calendar', {
        productId: MUSEUM,
        optionId: JSON.parse((await own.get(`/products/${MUSEUM}`)).body).options[0].id,
        localDateStart: '2026-11-23',
        localDateEnd: '2026-11-23',
      })
      return JSON.parse(body)[0].status
    }
    expect(await statusOf()).toBe('AVAILABLE')
    own.writeAvailability((rows) =>
      rows.map((row) => ('product' in row && row.product === MUSEUM ? { ...row, left: 0 } : row)),
    )
    expect(await statusOf()).toBe('AVAILABLE')
    own.site.clock.now += 10 * 60_000
    await own.site.purge(`tour-group:${MUSEUM}`)
    await expect.poll(statusOf).toBe('SOLD_OUT')
    await own.close()
  })
})

describe('other sites', () => {
  test('a city’s site has no product of another city', async () => {
    const { status, body } = await world.get(`/products/${UNLISTED_PRODUCT}`)
    expect([status, JSON.parse(body)]).toEqual([
      400,
      { error: 'INVALID_PRODUCT_ID', errorMessage: expect.any(String), productId: UNLISTED_PRODUCT },
    ])
    const start = await world.post('/availability', {
      productId: UNLISTED_PRODUCT,
      optionId: 'DEFAULT',
      localDate: '2026-11-23',
    })
    expect(JSON.parse(start.body)).toMatchObject({ error: 'INVALID_PRODUCT_ID', productId: UNLISTED_PRODUCT })
  })

  test('a host without a site has no OCTO', async () => {
    expect((await world.get('/products', { host: world.otherHost })).status).toBe(421)
    expect((await world.post('/availability', {}, { host: world.otherHost })).status).toBe(421)
  })

  test('each site tells its own', async () => {
    world.site.putSite(
      siteDocument({
        uid: world.otherHost,
        host: world.otherHost,
        name: 'Elsewhere',
        nakedDomain: 'elsewhere.example',
        languages: ['en'],
        machineInterfaces: ['octo'],
      }),
    )
    await world.site.purge(`site:${world.otherHost}`)
    expect(JSON.parse((await world.get('/supplier', { host: world.otherHost })).body)).toMatchObject({
      name: 'Elsewhere',
    })
    expect(await getJson('/products', { host: world.otherHost })).toEqual([])
  })
})

describe('a site that does not offer it', () => {
  test('has no such address, and names none', async () => {
    const own = await startOctoTestSite()
    const catalog = async () => (await own.site.get('/.well-known/api-catalog')).body
    const described = async () => (await own.site.get('/openapi.json')).body
    expect([await catalog(), await described()].every((body) => body.includes('/octo'))).toBe(true)
    for (const lang of ['en', 'fr'] as const) own.site.putSite(siteDocument({ lang }))
    await own.site.purge(`site:${HOST}`)
    for (const path of ['/supplier', '/products', `/products/${WALK}`, '/nothing']) {
      const { status, headers } = await own.get(path)
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8'])
    }
    expect((await own.post('/availability', {})).status).toBe(404)
    expect([await catalog(), await described()].some((body) => body.includes('/octo'))).toBe(false)
    await own.close()
  })
})

test('what is described is valid OpenAPI, and what is answered follows it', async () => {
  const described = JSON.parse((await world.site.get('/openapi.json')).body)
  expect(await new Validator().validate(described)).toEqual({ valid: true })
  expect(Object.keys(described.paths).filter((path) => path.startsWith('/octo'))).toEqual([
    ...['/octo/supplier', '/octo/products', '/octo/products/{id}', '/octo/availability/calendar', '/octo/availability'],
  ])
  const known = Object.keys(described.components.schemas.OctoProduct.properties)
  const told = Object.keys(await getJson(`/products/${WALK}`))
  expect(told.filter((name) => !known.includes(name))).toEqual([])
})
