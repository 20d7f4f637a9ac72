import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { collectionPage, createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.dispose())

test('a visit tells the catalogue its language and currency, and nothing of another cookie', async () => {
  site.putPage(pageDocument({ ...collectionPage, uid: `${HOST}.cookies`, lang: 'fr' }))
  const cookie = 'h-sid=secret; content-lang=de; currency=GBP; consent-state=all'
  await site.get('/fr/cookies/', { cookie })
  expect(new Set(site.catalogue.cookies)).toEqual(new Set(['content-lang=fr; currency=GBP']))
})

/** A hundred tour groups in a call, and what is said of them as a whole; all but the first two side by side. */
const MOST_CALLS = 5
const MOST_KILOBYTES = 40

test(`a collection of 400 asks ${MOST_CALLS} times at most, and is ${MOST_KILOBYTES} KB at most on its way`, async () => {
  const items = Array.from({ length: 100 }, (_, index) => longCard(9000 + index))
  site.catalogue.answers.set('/api/v6/tour-groups/list-by/collection/1004/', { pageData: { items, total: 400 } })
  const blocks = collectionPage.blocks.map((block) => (block.type === 'productList' ? { ...block, limit: 100 } : block))
  site.putPage(pageDocument({ ...collectionPage, uid: `${HOST}.many`, blocks }))
  site.catalogue.requests.length = 0
  const { body } = await site.get('/many/')
  expect(body.match(/<li class="[^"]*card[^"]*"/g)).toHaveLength(24)
  expect(site.catalogue.requests.length).toBeLessThanOrEqual(MOST_CALLS)
  const offsets = site.catalogue.requests.map((url) => /list-by.*offset=(\d+)/.exec(url)?.[1]).filter(Boolean)
  expect(offsets.toSorted()).toEqual(['100', '200', '300'])
  expect(brotliCompressSync(body).byteLength).toBeLessThan(MOST_KILOBYTES * 1024)
})

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
    listingAvailability: { nextAvailableDate: { date: `2026-12-${String((id % 27) + 1).padStart(2, '0')}` } },
    reviewsDetails: { averageRating: 4 + (id % 10) / 10, ratingsCount: id * 3, showRatings: true },
    minDuration: ((id % 9) + 1) * 1_800_000,
    boosterType: id % 3 === 0 ? 'BestSeller' : null,
  }
}
