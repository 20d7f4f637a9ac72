import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from './sample-site.ts'

let site: TestSite
beforeAll(async () => {
  site = await createTestSite()
})
afterAll(() => site.dispose())

test('a review whose source forbids indexing stays out of the page and of its text, and markup is never run', async () => {
  const review = { rating: 5, content: 'The light was <b>blue</b>.<script>alert(1)</script>', source: 'CUSTOMER' }
  site.catalogue.answers.set('/api/v6/tour-groups/7110/reviews/', {
    items: [
      { ...review, id: 1 },
      { ...review, id: 2, source: 'PARTNER', content: 'Said to a partner.' },
      { ...review, id: 3, source: 'SCRAPED', content: 'Found somewhere.' },
      { ...review, id: 4, rating: 7, content: 'Seven stars.' },
    ],
  })
  const block = { id: 'reviews', type: 'reviews', tgid: 7110, limit: 6 } as const
  site.putPage(pageDocument({ uid: `${HOST}.reviews`, blocks: [block] }))
  for (const address of ['/reviews/', '/reviews/index.md']) {
    const { body } = await site.get(address)
    const found = ['The light was blue.', 'alert(1)', 'Said to a partner', 'Found somewhere', 'Seven stars']
    expect(found.map((words) => body.includes(words))).toEqual([true, false, false, false, false])
  }
})
