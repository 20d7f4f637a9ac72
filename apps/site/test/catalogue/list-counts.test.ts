import { parse } from 'node-html-parser'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { collectionPage, createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

/** What pages count is true, or says that there may be more. */

let site: TestSite
afterEach(() => site.dispose())

const get = async (address: string) => {
  const { body } = await site.get(address)
  const main = parse(body).querySelector('main')
  for (const choice of main?.querySelectorAll('details') ?? []) choice.remove()
  const text = main?.text ?? ''
  return { body, text: text.replace(/\s/g, ' ') }
}

describe('a list of 2,500, of which a thousand can be looked through', () => {
  const open = async () => {
    site = await createTestSite()
    site.putPage(pageDocument({ ...collectionPage, lang: 'fr' }))
    const startingPrice = { listingPrice: 10, currency: 'EUR' }
    site.catalogue.answers.set('/api/v1/collection/', {
      collections: [{ id: 1004, displayName: 'Paris', experienceCount: 2000, startingPrice }],
    })
    site.catalogue.answers.set('/api/v6/tour-groups/list-by/collection/1004/', (asked: URLSearchParams) => {
      const offset = Number(asked.get('offset') ?? 0)
      const items = Array.from({ length: 100 }, (_, place) => ({
        id: 10_000 + offset + place,
        name: `Walk ${offset + place}`,
        listingPrice: { currencyCode: 'EUR', finalPrice: 10 + place, type: 'PER_PERSON' },
      }))
      return { pageData: { items, total: 2500 } }
    })
  }

  test.each(['/paris/', '/paris/?page=3', '/paris/?page=42', '/paris/?sort=price'])(
    // spec: D.find.17
    '%s says 2,500 once, in its head, and to who hears a choice',
    async (address) => {
      await open()
      const { text, body } = await get(address)
      expect(text.match(/[\d,]+ experiences/g)).toEqual(['2,500 experiences'])
      expect(body).toContain('data-said="2,500 experiences"')
    },
  )

  test('its Markdown form says so too', async () => {
    await open()
    expect((await get('/paris/index.md')).body).toMatch(/^- 2,500 experiences$/m)
  })

  test('how many are shown, of how many', async () => {
    await open()
    expect((await get('/paris/?page=42')).body).toContain('data-added="1,000 of 2,500 shown"')
    expect((await get('/paris/?page=43')).body).toContain('data-added="1,000 of 2,500 shown"')
  })

  // spec: D.find.17
  test('what a filter leaves is counted among those that are known, and says so; its options count nothing', async () => {
    await open()
    const { text, body } = await get('/paris/?max=59')
    expect(text).toContain('At least 500 experiences')
    expect(body).toContain('data-filters')
    expect(body).not.toMatch(/\(<!-- -->\d/)
    expect((await get('/fr/paris/?max=59')).text).toContain('Au moins 500 expériences')
  })
})

// spec: D.find.18
test('a search counts all that it found and shows it, or says that there may be more', async () => {
  site = await createTestSite({ SEARCHES_PER_MINUTE: '100000' })
  const walk = (name: string) => (_: unknown, place: number) => ({
    id: (name === 'Palace' ? 7200 : 7500) + place,
    name: `${name} walk ${place}`,
    cityCode: 'ROME',
    urlSlugs: { EN: name.toLowerCase() },
    listingPrice: { currencyCode: 'EUR', finalPrice: 40, type: 'PER_PERSON' },
  })
  const walks = [...Array.from({ length: 100 }, walk('Palace')), ...Array.from({ length: 150 }, walk('Forum'))]
  const { answers } = site.catalogue
  answers.set('/api/v1/city/list/', { cities: [{ code: 'ROME', displayName: 'Rome' }], total: 1 })
  answers.set('/api/v6/tour-groups/list-by/city/Rome/', (asked: URLSearchParams) => {
    const offset = Number(asked.get('offset') ?? 0)
    return { pageData: { items: walks.slice(offset, offset + 100), total: walks.length } }
  })
  for (const one of walks) answers.set(`/api/v6/tour-groups/${one.id}/`, one)
  site.startSearch(new URL('../../src/search/index-writer.worker.ts', import.meta.url))
  const suggested = async (query: string) => (await site.get(`/search/suggestions/?q=${query}`)).body
  await vi.waitFor(async () => expect(await suggested('forum')).toContain('>At least 8 results for “forum”<'), 60_000)

  const { text, body } = await get('/search/?q=palace')
  expect(text).toContain('100 results for “palace”')
  expect(text).toContain('100 experiences')
  // A page of cards, and beyond three pages of them links.
  expect(new Set(body.match(/\/palace-t\d+\//g)).size).toBe(24 + 100 - 72)

  const { text: many } = await get('/search/?q=forum')
  expect(many).toContain('At least 120 results for “forum”')
  expect(many).toContain('120+')
  expect(many).toContain('At least 120 experiences')
}, 90_000)

test.each([
  [99, '6 of 99 reviews.', 'English (50)'],
  [100, '6 of 100+ reviews.', 'English (50+)'],
  // spec: D.find.21
])('of %i reviews, as many as are read at once, there may be more', async (count, shown, inEnglish) => {
  site = await createTestSite()
  const items = Array.from({ length: count }, (_, place) => ({
    ...{ id: place + 1, source: 'CUSTOMER', rating: 5, content: `Quiet at last, ${place}.` },
    sourceLanguage: place % 2 ? 'FR' : 'EN',
  }))
  site.catalogue.answers.set('/api/v6/tour-groups/7110/reviews/', { items })
  site.putPage(
    pageDocument({ uid: `${HOST}.tour`, pageType: 'productPage', categorisation: { tgid: 7110 }, title: 'T' }),
  )
  const { text } = await get('/tour/')
  expect(text).toContain(shown)
  expect(text).toContain(inEnglish)
})

// spec: D.find.19
test('of a group of eight no more are said to be left than it takes', async () => {
  site = await createTestSite()
  site.clock.now = Date.parse('2026-11-30T09:00:00Z')
  const date = '2026-12-02'
  const listingPrice = { currencyCode: 'EUR', finalPrice: 40, type: 'PER_PERSON', groupSize: 8 }
  const card = (remaining: number) => ({
    id: 7110,
    name: 'Louvre, eight guests at most',
    boosterType: 'SellingOutFast',
    listingAvailability: { nextAvailableDate: { date, remaining } },
    listingPrice,
  })
  const start = (startTime: string, remaining: number) => ({
    ...{ startDate: date, startTime, tourId: 711001 },
    paxAvailability: [{ remaining, availability: 'LIMITED' }],
  })
  site.catalogue.answers.set('/api/v6/tour-groups/7110/', card(12))
  site.catalogue.answers.set('/api/v6/tour-groups/list-by/collection/1004/', {
    pageData: { items: [card(12)], total: 1 },
  })
  site.catalogue.answers.set('/api/v7/tour-groups/7110/calendar/', {
    dates: { [date]: { listingPrice: 40, availableTourIds: [711001] } },
    metadata: { currency: 'EUR' },
  })
  site.catalogue.answers.set('/api/v7/tour-groups/7110/inventories/', {
    availabilities: [start('09:30', 12), start('11:00', 8)],
  })
  site.putPage(
    pageDocument({ uid: `${HOST}.tour`, pageType: 'productPage', categorisation: { tgid: 7110 }, title: 'T' }),
  )
  const { text } = await get(`/tour/?date=${date}`)
  expect(text.match(/\d+ left/g)).toEqual(['8 left'])
  expect((await get('/paris/')).text).not.toMatch(/\d+ left/)
})
