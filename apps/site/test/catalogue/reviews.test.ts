import type { Block } from '@passepartout/content-model/blocks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

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
  const block: Block = { id: 'reviews', type: 'reviews', tgid: 7110, limit: 6, pinned: [] }
  site.putPage(pageDocument({ uid: `${HOST}.reviews`, blocks: [block] }))
  for (const address of ['/reviews/', '/reviews/index.md']) {
    const { body } = await site.get(address)
    const found = ['The light was blue.', 'alert(1)', 'Said to a partner', 'Found somewhere', 'Seven stars']
    expect(found.map((words) => body.includes(words))).toEqual([true, false, false, false, false])
  }
})

const PINNED: Block = { id: 'voices', type: 'reviews', tgid: 7120, limit: 2, pinned: [{ reviewId: 3 }] }
const written = [
  { id: 1, rating: 4, content: 'Fine.', sourceLanguage: 'EN', reviewTime: Date.UTC(2026, 0, 1) },
  { id: 2, rating: 5, content: 'Sehr gut.', sourceLanguage: 'DE', reviewTime: Date.UTC(2026, 1, 1) },
  { id: 3, rating: 5, content: 'Splendid.', sourceLanguage: 'EN', reviewTime: Date.UTC(2025, 0, 1) },
]

/** The page with a choice, and what it says: texts in their order. */
async function read(search: string): Promise<{ readonly texts: readonly string[]; readonly body: string }> {
  const { body } = await site.get(`/voices/${search}`)
  const texts = written.map(({ content }) => ({ content, at: body.indexOf(`>${content}<`) }))
  const found = texts.filter(({ at }) => at >= 0).toSorted((one, other) => one.at - other.at)
  return { body, texts: found.map(({ content }) => content) }
}

test.each([
  ['', ['Splendid.', 'Fine.']],
  ['?reviews=newest', ['Sehr gut.', 'Fine.', 'Splendid.']],
  ['?reviews=lowest', ['Fine.', 'Sehr gut.', 'Splendid.']],
  ['?reviews=5', ['Splendid.', 'Sehr gut.']],
  ['?reviews=en', ['Splendid.', 'Fine.']],
  ['?reviews=newest-5-en', ['Splendid.']],
  ['?reviews=1', []],
  ['?reviews=best', ['Splendid.', 'Fine.']],
  // spec: D.compare.4
])('an address chooses reviews, order and language: %j', async (search, texts) => {
  putVoices()
  expect((await read(search)).texts).toEqual(texts)
})

// spec: D.compare.4
test('every choice is a link that keeps the others, and none is another page to search engines', async () => {
  putVoices()
  const { body } = await read('?reviews=newest-de&utm_source=x')
  const links = [...body.matchAll(/<a href="(\/voices\/[^"]*#voices)"[^>]*?(aria-current="true")?>/g)]
  expect(links.map(([, href, current]) => (current ? `* ${href}` : href))).toEqual([
    '/voices/?reviews=de#voices',
    '* /voices/?reviews=newest-de#voices',
    '/voices/?reviews=highest-de#voices',
    '/voices/?reviews=lowest-de#voices',
    '/voices/?reviews=newest#voices',
    '/voices/?reviews=newest-en#voices',
    '* /voices/?reviews=newest-de#voices',
    '/voices/?reviews=newest#voices',
  ])
  expect(body).toContain(`<link rel="canonical" href="https://${HOST}/voices/"`)
  expect(body.match(/<a href="\/voices\/\?[^>]*rel="nofollow"/g)).toHaveLength(8)
})

function putVoices(): void {
  const items = written.map((review) => ({ ...review, source: 'CUSTOMER' }))
  site.catalogue.answers.set('/api/v6/tour-groups/7120/reviews/', { items })
  site.putPage(pageDocument({ uid: `${HOST}.voices`, blocks: [PINNED] }))
}
