import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HOST } from '../sample-site.ts'
import { schemaErrorsOf } from './octo-schema.ts'
import { type OctoTestSite, startOctoTestSite, WALK } from './octo-test-site.ts'

/** Calls that nobody means well: each gets a clear answer in the standard's form, and no more work than it is worth. */

let world: OctoTestSite
let optionId: string
beforeAll(async () => {
  world = await startOctoTestSite()
  optionId = JSON.parse((await world.get(`/products/${WALK}`)).body).options[0].id
})
afterAll(() => world.close())

async function failureOf(answer: Promise<{ readonly status: number; readonly body: string }>) {
  const { status, body } = await answer
  const failure = JSON.parse(body)
  expect(schemaErrorsOf('zBaseError', failure)).toEqual([])
  return [status, failure.error]
}

const day = { localDateStart: '2026-11-23', localDateEnd: '2026-11-23' }
const NESTED = `${'['.repeat(10_000)}${']'.repeat(10_000)}`

test.each<[string, unknown, string]>([
  ['no body', '', 'BAD_REQUEST'],
  ['no JSON', '{"productId":', 'BAD_REQUEST'],
  ['no object', [1, 2], 'BAD_REQUEST'],
  ['null', 'null', 'BAD_REQUEST'],
  ['a number', '7', 'BAD_REQUEST'],
  ['deep nesting', NESTED, 'BAD_REQUEST'],
  ['deep nesting in a field', `{"productId":${NESTED},"localDate":"2026-11-23"}`, 'INVALID_PRODUCT_ID'],
  ['a prototype', `{"__proto__":{"productId":"${WALK}"},"localDate":"2026-11-23"}`, 'BAD_REQUEST'],
  ['no product', { ...day }, 'INVALID_PRODUCT_ID'],
  ['a product of another type', { productId: 8201, ...day }, 'INVALID_PRODUCT_ID'],
  ['a product that is a list', { productId: [WALK], ...day }, 'INVALID_PRODUCT_ID'],
  ['a product of many digits', { productId: '9'.repeat(400), ...day }, 'INVALID_PRODUCT_ID'],
  ['a path as product', { productId: '../../8201', ...day }, 'INVALID_PRODUCT_ID'],
  ['a product with words', { productId: `${WALK}; drop`, ...day }, 'INVALID_PRODUCT_ID'],
  ['no option', { productId: WALK, ...day }, 'INVALID_OPTION_ID'],
  ['another option', { productId: WALK, optionId: 'DEFAULT', ...day }, 'INVALID_OPTION_ID'],
  ['an option of another type', { productId: WALK, optionId: { $ne: 1 }, ...day }, 'INVALID_OPTION_ID'],
])('%s is refused', async (_, body, error) => {
  expect(await failureOf(world.post('/availability', body))).toEqual([400, error])
})

test.each<[string, Record<string, unknown>, string]>([
  ['no day', {}, 'BAD_REQUEST'],
  ['a day that there is not', { localDate: '2026-02-30' }, 'BAD_REQUEST'],
  ['a day in words', { localDate: 'tomorrow' }, 'BAD_REQUEST'],
  ['a day of another type', { localDate: 20261123 }, 'BAD_REQUEST'],
  ['an end before the start', { localDateStart: '2026-11-24', localDateEnd: '2026-11-23' }, 'BAD_REQUEST'],
  ['32 days', { localDateStart: '2026-11-01', localDateEnd: '2026-12-02' }, 'UNPROCESSABLE_ENTITY'],
  ['all days', { localDateStart: '0001-01-01', localDateEnd: '9999-12-31' }, 'UNPROCESSABLE_ENTITY'],
  ['an id that is none', { availabilityIds: ['soon'] }, 'INVALID_AVAILABILITY_ID'],
  ['an id of another type', { availabilityIds: [{}] }, 'INVALID_AVAILABILITY_ID'],
  ['ids of years', { availabilityIds: ['2026-11-23', '2036-11-23'] }, 'UNPROCESSABLE_ENTITY'],
  ['many ids', { availabilityIds: Array.from({ length: 201 }, () => '2026-11-23') }, 'BAD_REQUEST'],
  ['fewer than no units', { ...day, units: [{ id: 'adult', quantity: -1 }] }, 'BAD_REQUEST'],
  ['half a unit', { ...day, units: [{ id: 'adult', quantity: 0.5 }] }, 'BAD_REQUEST'],
  ['a million units', { ...day, units: [{ id: 'adult', quantity: 1_000_000 }] }, 'BAD_REQUEST'],
  [
    'many kinds of units',
    { ...day, units: Array.from({ length: 21 }, () => ({ id: 'adult', quantity: 1 })) },
    'BAD_REQUEST',
  ],
  ['units of another type', { ...day, units: 'adult' }, 'BAD_REQUEST'],
  ['an unknown unit', { ...day, units: [{ id: 'senior', quantity: 1 }] }, 'INVALID_UNIT_ID'],
  ['a currency that there is not', { ...day, currency: 'XXX' }, 'UNPROCESSABLE_ENTITY'],
  ['a currency of another type', { ...day, currency: 978 }, 'BAD_REQUEST'],
])('%s is refused', async (_, body, error) => {
  expect(await failureOf(world.post('/availability', { productId: WALK, optionId, ...body }))).toEqual([400, error])
})

test('no day of a calendar is far away', async () => {
  const ask = (localDateEnd: string) =>
    world.post('/availability/calendar', { productId: WALK, optionId, localDateStart: '2026-11-20', localDateEnd })
  expect((await ask('2027-11-20')).status).toBe(200)
  expect(await failureOf(ask('2027-11-21'))).toEqual([400, 'UNPROCESSABLE_ENTITY'])
  const last = await world.post('/availability/calendar', { productId: WALK, optionId, localDateStart: '9999-12-31' })
  expect(last.status).toBe(400)
})

test('a body of ten megabytes is not read', async () => {
  const answer = world.post('/availability', JSON.stringify({ productId: 'x'.repeat(10_000_000) }))
  expect(await failureOf(answer)).toEqual([413, 'BAD_REQUEST'])
  expect((await answer).headers.connection).toBe('close')
})

test('what is told back of an id is short, and is data', async () => {
  const { body, headers } = await world.post('/availability', { productId: `<script>${'x'.repeat(5000)}`, ...day })
  expect(JSON.parse(body).productId).toHaveLength(100)
  expect(headers).toMatchObject({
    'content-type': expect.stringContaining('application/json'),
    'x-content-type-options': 'nosniff',
  })
})

test('other types of bodies are refused', async () => {
  expect(await failureOf(world.post('/availability', '<a/>', { 'content-type': 'text/xml' }))).toEqual([
    400,
    'BAD_REQUEST',
  ])
})

test('calls of pages of other hosts are refused', async () => {
  const { status } = await world.post('/availability', {}, { origin: 'https://elsewhere.example' })
  expect(status).toBe(403)
})

test.each([
  '/products/',
  '/products/x',
  '/products/0',
  '/products/-1',
  '/products/8201%2F..',
  '/products/%00',
  '/products/1e3',
])('%s is no product', async (path) => {
  const { status, body } = await world.get(path)
  expect([400, 404]).toContain(status)
  expect(['INVALID_PRODUCT_ID', 'NOT_FOUND']).toContain(JSON.parse(body).error)
})

test('headers of nonsense do nothing', async () => {
  const headers = {
    'octo-capabilities': `${'octo/'.repeat(500)}, ,,;;`,
    'accept-language': `${'x-'.repeat(500)},*;q=9,;q=,fr;q=-1`,
    'if-none-match': ',,,"',
    authorization: 'Bearer nobody',
  }
  expect((await world.get(`/products/${WALK}`, headers)).status).toBe(200)
})

test('unknown endpoints say so', async () => {
  expect(await failureOf(world.get('/nothing'))).toEqual([404, 'NOT_FOUND'])
  expect(await failureOf(world.post('/products', {}))).toEqual([404, 'NOT_FOUND'])
})

describe('calls of a client', () => {
  test('are limited together with those of agents', async () => {
    const few = await startOctoTestSite({ AGENT_CALLS_PER_MINUTE: '3' })
    expect((await few.site.get('/mcp')).status).toBe(405)
    expect([(await few.get('/supplier')).status, (await few.get('/supplier')).status]).toEqual([200, 200])
    const { status, headers, body } = await few.get('/supplier')
    expect([status, headers['retry-after'], JSON.parse(body).error]).toEqual([429, '60', 'TOO_MANY_REQUESTS'])
    await few.close()
  })

  test('are not answered where the installation allows none', async () => {
    const without = await startOctoTestSite({ AGENT_CALLS_PER_MINUTE: '0' })
    const { status, headers } = await without.get('/supplier')
    expect([status, String(headers['content-type'])]).toEqual([404, expect.stringContaining('text/html')])
    await without.close()
  })
})

test('a catalogue that is silent is said to be out of order', async () => {
  const own = await startOctoTestSite({ CATALOGUE_FOLDER: '/nowhere' })
  const { status, body, headers } = await own.get(`/products/${WALK}`)
  expect([status, JSON.parse(body).error, headers['retry-after']]).toEqual([503, 'INTERNAL_SERVER_ERROR', '30'])
  await own.close()
})

test('the host of the request alone says which site is meant', async () => {
  const { body } = await world.get('/supplier', { 'x-forwarded-host': 'elsewhere.example' })
  expect(JSON.parse(body).id).toBe(HOST)
})
