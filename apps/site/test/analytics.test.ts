import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from './sample-site.ts'
import { parsePageFacts } from './tools/parse-page-facts.ts'

/** What the server says of a page, to be told once it is viewed. */

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
  site.putPage(pageDocument({ uid: `${HOST}.louvre`, pageType: 'productPage', categorisation: { tgid: 7110 } }))
})
afterAll(() => site.dispose())

const eventsOf = async (path: string) => parsePageFacts((await site.get(path)).body).events

// spec: 9.analytics.3
test('the page of a tour group tells of it with all its properties, in the currency of the page', async () => {
  site.catalogue.answers.set('/api/v6/tour-groups/7110/', {
    ...{ id: 7110, name: 'Louvre ticket', listingPrice: { currencyCode: 'JPY', finalPrice: 6400, type: 'PER_PERSON' } },
    ...{ primaryCategory: { id: 1, displayName: 'Tickets' }, primarySubCategory: { id: 2, displayName: 'Museums' } },
    ...{ primaryCollection: { id: 3, displayName: 'Louvre' }, boosterType: 'BestSeller' },
    reviewsDetails: { averageRating: 4.6, ratingsCount: 1200, showRatings: true },
  })
  const own = {
    ...{ tgid: 7110, productName: 'Louvre ticket', price: 6400, currency: 'JPY' },
    ...{ categoryId: 1, categoryName: 'Tickets', subCategoryId: 2, subCategoryName: 'Museums' },
    ...{ collectionId: 3, collectionName: 'Louvre', averageRating: 4.6, numberOfRatings: 1200 },
    boosterName: 'BestSeller',
  }
  expect(await eventsOf('/louvre/?currency=JPY')).toEqual([{ name: 'Product Viewed', ...own }])
})

// spec: D.analytics.19
test('a page of several tells of none, but of those that it shows without a price', async () => {
  expect(await eventsOf('/paris/')).toEqual([])
  site.catalogue.fault = 'zero'
  expect(await eventsOf('/paris/?currency=GBP')).toEqual([{ name: 'Price Missing', tgids: [7110, 7111, 7112] }])
})
