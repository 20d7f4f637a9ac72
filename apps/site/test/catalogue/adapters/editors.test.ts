import { afterEach, describe, expect, test } from 'vitest'
import { createTestSite, type TestSite } from '../../sample-site.ts'
import { SMALL_NOW } from './small-catalogue.ts'
import { type AdapterName, type StartedAdapter, startAdapter } from './start-adapter.ts'

/** What the content system's forms ask the site about a catalogue that they cannot read themselves. */

let site: TestSite
let adapter: StartedAdapter

afterEach(async () => {
  await site.dispose()
  await adapter.close()
})

async function start(name: AdapterName): Promise<void> {
  adapter = await startAdapter(name)
  const { PRICE_HISTORY: _, ...settings } = adapter.settings
  site = await createTestSite(settings)
  site.clock.now = SMALL_NOW
}

async function ask(address: string): Promise<unknown> {
  const answer = await site.internal.inject(`/_catalogue${address}`)
  return answer.statusCode === 200 ? answer.json() : answer.statusCode
}

const LOUVRE = {
  ...{ id: 7101, name: 'Louvre at dusk', cityCode: 'PARIS', cityDisplayName: 'Paris', primaryCollection: { id: 501 } },
  imageUrl: expect.stringMatching(/\/louvre\.jpg$/),
  reviewsDetails: {},
}
const IN_YEN = { currencyCode: 'JPY', finalPrice: 4800 }

describe.each(['octo', 'files as JSON', 'files as CSV'] as const)('%s', (name) => {
  test('lists cities and categories by their English names', async () => {
    await start(name)
    expect(await ask('/api/v1/city/list/?language=EN&limit=1&offset=1')).toEqual({
      cities: [{ code: 'TOKYO', displayName: 'Tokyo' }],
      total: 2,
    })
    const subCategories = [
      { id: 11, name: 'Museums' },
      { id: 12, name: 'Cruises' },
    ]
    expect(await ask('/api/v2/category/?language=EN')).toEqual({
      categories: [{ id: 1, name: 'Tickets', subCategories }],
    })
  })

  test('finds products by number with the price of the asked currency, and leaves out what there is not', async () => {
    await start(name)
    expect(await ask('/api/v6/tour-groups/?ids[]=7101&ids[]=999&currency=JPY')).toEqual({
      tourGroups: [{ ...LOUVRE, listingPrice: IN_YEN }],
    })
    expect(await ask('/api/v6/tour-groups/?ids[]=7101,7101&currency=CHF')).toEqual({ tourGroups: [LOUVRE, LOUVRE] })
  })

  test('lists the products of a city in parts', async () => {
    await start(name)
    const part = (await ask('/api/v6/tour-groups/list-by/city/paris/?currency=JPY&limit=1&offset=0')) as object
    expect(part).toEqual({ pageData: { items: [{ ...LOUVRE, listingPrice: IN_YEN }], total: 2 } })
  })

  test('has collections and the lowest prices of lists', async () => {
    await start(name)
    expect(await ask('/api/v1/collection/?ids[]=501&ids[]=502&currency=JPY')).toEqual({
      collections: [
        { id: 501, displayName: 'Louvre', experienceCount: 2, startingPrice: { listingPrice: 4800, currency: 'JPY' } },
      ],
    })
    expect(await ask('/api/v6/tour-groups/list-by/sub-category/11/?city=Paris&currency=JPY')).toEqual({
      unFilteredMetaData: { minPrice: 4800 },
      currency: { code: 'JPY' },
    })
  })

  test('knows no other question', async () => {
    await start(name)
    expect(await ask('/api/v6/tour-groups/7101/')).toBe(404)
    expect(await ask('/api/v6/tour-groups/list-by/planet/1/')).toBe(404)
  })
})

test('a catalogue that is away is told as such', async () => {
  await start('octo')
  adapter.fail('status500')
  expect(await ask('/api/v2/category/')).toBe(502)
})

test('the provider’s API is asked by the content system itself', async () => {
  await start('provider')
  expect(await ask('/api/v2/category/')).toBe(404)
})
