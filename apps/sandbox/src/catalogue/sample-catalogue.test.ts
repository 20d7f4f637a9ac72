import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildCatalogue } from '../build-catalogue.ts'
import { createSandbox } from '../server.ts'
import { dataPaths } from '../settings.ts'
import { FIXTURE_SVG } from '../testing/fixture-source.ts'
import { readList, readPath } from '../testing/read-path.ts'
import { CURRENCIES } from './currencies.ts'

const ROOT = join(import.meta.dirname, '../..')
const LIGHTS = ['dawn', 'day', 'dusk', 'night']
const SHOWS = [
  'the-glass-orchard',
  'midnight-at-the-meridian',
  'the-cartographers-daughter',
  'brass-and-velvet',
  'a-winter-in-lisbon',
  'the-paper-lighthouse',
  'salt-and-starlight',
  'the-clockmakers-apprentice',
  'foxglove-lane',
  'the-last-telegram',
  'tidewater',
  'the-quiet-half',
  'ink',
  'northern-lights-hotel',
  'the-marionette-king',
  'copper-street',
  'a-house-of-small-storms',
  'the-lantern-thief',
]

let dataDir: string
let app: FastifyInstance

/** The data files that people edit, built whole: pictures stand in by name, as drawing them takes a while. */
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'sample-'))
  const { pictures } = dataPaths(dataDir)
  mkdirSync(pictures, { recursive: true })
  const scenes = readdirSync(join(ROOT, 'pictures/scenes')).map((file) => file.replace(/\.ts$/, ''))
  const names = [
    ...scenes.flatMap((scene) => LIGHTS.map((light) => `${scene}-${light}`)),
    ...SHOWS.flatMap((slug) => [`show-${slug}`, `show-${slug}-wide`]),
  ]
  for (const name of names) writeFileSync(join(pictures, `${name}.svg`), FIXTURE_SVG)
  buildCatalogue(dataDir)
  app = await createSandbox({ port: 0, host: '127.0.0.1', dataDir, imageUrl: 'http://images.test', logLevel: 'silent' })
})
afterAll(async () => {
  await app.close()
  rmSync(dataDir, { recursive: true, force: true })
})

async function get(url: string): Promise<unknown> {
  const response = await app.inject(url)
  expect(response.statusCode).toBe(200)
  return response.json()
}

describe('the sample catalogue', () => {
  test.each([
    [1001, 18, 'GBP'],
    [1004, 40, 'EUR'],
    [1008, 8, 'EUR'],
  ])('collection %d lists %d tour groups in %s', async (id, total, currency) => {
    const body = await get(`/api/v6/tour-groups/list-by/collection/${id}/?limit=100`)
    expect(body).toMatchObject({ pageData: { total }, currency: { code: currency } })
  })

  test('the specification’s sub-categories exist under their numbers', async () => {
    const categories = readList(await get('/api/v2/category/'), 'categories')
    const named = categories.flatMap((category) =>
      readList(category, 'subCategories').map((child) => `${readPath(child, 'id')} ${readPath(child, 'displayName')}`),
    )
    expect(named).toEqual(
      expect.arrayContaining([
        '1080 Combo',
        '1008 City Cards',
        '1019 Airport Transfers',
        '1022 Public Transport',
        '1023 Wifi and SIM Cards',
        '1031 Food Passes',
        '1108 Ferry Tickets',
        '1133 Train Tickets',
        '1139 Train Passes',
        '1145 Shared Airport Transfers',
        '1143 Day Trips',
      ]),
    )
  })

  test('the flagship show can be booked', async () => {
    const show = await get('/api/v6/tour-groups/17637/?language=DE&currency=GBP')
    expect(show).toMatchObject({ id: 17637, cityCode: 'LONDON', listingPrice: { currencyCode: 'GBP' } })
    expect((await app.inject('/de/book/17637/select/?currencyCode=GBP&cookieBanner=false')).statusCode).toBe(200)
  })

  test.each(CURRENCIES.map(({ code }) => code))('has prices in %s', async (code) => {
    const body = await get(`/api/v1/collection/?ids[]=1004&currency=${code}`)
    expect(Number(readPath(body, 'collections', 0, 'startingPrice', 'listingPrice'))).toBeGreaterThan(0)
  })

  test.each(['EN', 'FR', 'DE', 'AR'])('every tour group answers in full in %s', async (language) => {
    for (const collection of [1001, 1004, 1008]) {
      const url = `/api/v6/tour-groups/list-by/collection/${collection}/?limit=100&language=${language}`
      for (const item of readList(await get(url), 'pageData', 'items')) {
        const id = readPath(item, 'id')
        const product = await get(`/api/v6/tour-groups/${id}/?language=${language}`)
        expect(String(readPath(product, 'name')).length).toBeGreaterThan(2)
        expect(readList(product, 'variants').length).toBeGreaterThan(0)
        expect(readPath(product, 'listingAvailability', 'nextAvailableDate', 'date')).toMatch(/^\d{4}-\d\d-\d\d$/)
      }
    }
  })
})
