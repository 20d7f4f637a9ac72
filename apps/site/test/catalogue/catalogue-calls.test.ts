import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays } from '../../src/i18n/day-number.ts'
import { collectionPage, createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.dispose())

// spec: 7.calls.1
test('a visit tells the catalogue its language and currency, and nothing of another cookie', async () => {
  site.putPage(pageDocument({ ...collectionPage, uid: `${HOST}.cookies`, lang: 'fr' }))
  const cookie = 'h-sid=secret; content-lang=de; currency=GBP; consent-state=all'
  await site.get('/fr/cookies/', { cookie })
  expect(new Set(site.catalogue.cookies)).toEqual(new Set(['content-lang=fr; currency=GBP']))
})

// spec: 7.calls.1
test('nor of a cookie that calls may name which are not cached', async () => {
  const other = await createTestSite({ CATALOGUE_UNCACHED_COOKIES: 'content-lang,currency,persona' })
  await other.get('/paris/', { cookie: 'persona=gold; currency=GBP' })
  expect(new Set(other.catalogue.cookies)).toEqual(new Set(['content-lang=en; currency=GBP']))
  await other.dispose()
})

const MAX_CALLS = 4
const MAX_KILOBYTES = 40

describe('a collection of 400', () => {
  /** What is asked of the catalogue for an address of the page, and what is answered. */
  const ask = async (search: string) => {
    const items = Array.from({ length: 100 }, (_, index) => longCard(9000 + index))
    site.catalogue.answers.set('/api/v6/tour-groups/list-by/collection/1004/', { pageData: { items, total: 400 } })
    const blocks = collectionPage.blocks.map((block) =>
      block.type === 'productList' ? { ...block, limit: 100 } : block,
    )
    site.putPage(pageDocument({ ...collectionPage, uid: `${HOST}.many`, translationGroup: 'many', blocks }))
    await site.purge('collection:1004')
    site.catalogue.requests.length = 0
    const { body } = await site.get(`/many/${search}`)
    const lists = site.catalogue.requests.filter((url) => url.includes('list-by'))
    const offsets = lists.map((url) => Number(/offset=(\d+)/.exec(url)?.[1] ?? 0))
    return { body, calls: site.catalogue.requests.length, offsets: offsets.toSorted((one, other) => one - other) }
  }

  // spec: D.visit.16
  test(`asks ${MAX_CALLS} times at most, and is ${MAX_KILOBYTES} KB at most on its way`, async () => {
    const { body, calls, offsets } = await ask('')
    expect(body.match(/<li class="[^"]*card[^"]*"/g)).toHaveLength(24)
    expect(offsets).toEqual([0])
    expect(calls).toBeLessThanOrEqual(MAX_CALLS)
    expect(brotliCompressSync(body).byteLength).toBeLessThan(MAX_KILOBYTES * 1024)
    expect(body).toContain('data-said="400 experiences"')
    expect(body).toMatch(/<a href="\/many\/\?show=filters#list" rel="nofollow" data-turn="" class="[^"]*">Filters/)
    expect(body).not.toContain('<fieldset')
  })

  // spec: D.compare.18
  test.each(['?show=filters', '?sort=price'])('%s is true of all of it, which is read', async (search) => {
    const { body, offsets } = await ask(search)
    expect(offsets).toEqual([0, 100, 200, 300])
    expect(body).toContain('<fieldset')
  })

  test('so is a later page, which counts no filters', async () => {
    const { body, offsets } = await ask('?page=5')
    expect(offsets).toEqual([0, 100, 200, 300])
    // The catalogue sent the same hundred four times.
    expect(body).toContain('data-added="100 of 100 shown"')
    expect(body).not.toContain('<fieldset')
  })

  test('has its filters open where they were asked for', async () => {
    const { body } = await ask('?show=filters')
    expect(body).toMatch(/<details [^>]*open=""[^>]*><summary[^>]*>Filters/)
  })
})

const TODAY = new Date().toISOString().slice(0, 10)
/** Days after which a date has not begun anywhere, so that nothing is asked about it. */
const FAR = 3

/** As different from the others as a real one, so that compressing is no easier than there. */
function longCard(id: number): Record<string, unknown> {
  const word = (step: number) => ((id * 7919 * step) % 1_679_616).toString(36)
  const name = `Skip the line: ${word(3)} ${word(5)} and ${word(7)} with audio guide ${word(11)}`
  return {
    id,
    name,
    flowType: 'NORMAL',
    shortSummary: `${name}, ${word(13)}`,
    primarySubCategory: { id: 1010, displayName: 'Landmarks' },
    media: { productImages: [{ url: `/catalogue/${word(17)}-${word(19)}`, altText: name }] },
    listingPrice: {
      currencyCode: 'EUR',
      originalPrice: (id % 90) + 20,
      finalPrice: (id % 90) + 10,
      type: 'PER_PERSON',
      otherPricesExist: true,
    },
    cancellationPolicy: { cancellable: true, cancellableUpTo: 1440 },
    listingAvailability: { nextAvailableDate: { date: addDays(TODAY, FAR + (id % 27)) } },
    reviewsDetails: { averageRating: 4 + (id % 10) / 10, ratingsCount: id * 3, showRatings: true },
    minDuration: ((id % 9) + 1) * 1_800_000,
    boosterType: id % 3 === 0 ? 'BestSeller' : null,
  }
}
