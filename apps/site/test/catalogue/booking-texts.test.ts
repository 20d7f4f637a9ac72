import { parse } from 'node-html-parser'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestSite, HOST, pageDocument, siteDocument, type TestSite } from '../sample-site.ts'

/** What buttons to booking pages say: on the page as in its Markdown, and nothing that their link does not carry. */

let site: TestSite
beforeEach(async () => {
  site = await createTestSite()
  site.clock.now = Date.parse('2026-11-30T09:00:00Z')
})
afterEach(() => site.dispose())

const DAY = '2026-12-02'
const ON_NEXT_PAGE = 'Continue to dates'

function putProduct(tgid: number, flowType: string): void {
  site.catalogue.answers.set(`/api/v6/tour-groups/${tgid}/`, {
    ...{ id: tgid, name: 'Louvre', flowType, urlSlugs: { EN: 'louvre' } },
    listingPrice: { currencyCode: 'EUR', finalPrice: 40, type: 'PER_PERSON' },
    variants: [{ id: 71101, name: 'Entry', tours: [{ id: 711001 }] }],
  })
  site.catalogue.answers.set(`/api/v7/tour-groups/${tgid}/calendar/`, {
    dates: { [DAY]: { listingPrice: 40, availableTourIds: [711001] } },
    metadata: { currency: 'EUR' },
  })
  for (const [name, pageType] of [
    ['tour', 'productPage'],
    ['show', 'showPage'],
  ] as const) {
    const uid = `${HOST}.${name}`
    site.putPage(pageDocument({ uid, translationGroup: uid, pageType, categorisation: { tgid }, title: 'Louvre' }))
  }
}

async function buttonsOf(address: string) {
  const page = parse((await site.get(address)).body)
  const buttons = page
    .querySelectorAll('[data-booking] a')
    .filter((link) => /\/(?:book|go)\/\d+\//.test(link.outerHTML))
  return buttons.map((link) => ({
    words: link.text.replace(/\s/g, ' '),
    hasDay: link.getAttribute('href')?.includes(DAY) === true,
  }))
}

async function markdownOf(address: string) {
  const { body } = await site.get(`${address}index.md`)
  return /^\[([^\]]+)\]\([^)]*\/(?:book|go)\/\d+\/[^)]*\)$/m.exec(body)?.[1]
}

test.each([
  [7110, 'NORMAL', 'Book now', `Book for Wed, Dec 2`],
  [7110, 'COMBO', 'Book now', 'Book for Wed, Dec 2'],
  [7110, 'SEATMAP', 'Choose your seats', 'Book for Wed, Dec 2'],
  [7110, 'SVG', 'Choose your seats', 'Book for Wed, Dec 2'],
  [7110, 'SEATMAP_IFRAME', 'Choose your seats', 'Book for Wed, Dec 2'],
  [17637, 'NORMAL', ON_NEXT_PAGE, ON_NEXT_PAGE],
  [17637, 'SEATMAP', ON_NEXT_PAGE, ON_NEXT_PAGE],
  // spec: D.visit.27
])('the button of %i, %s: %s, and for a day %s, on its page as in Markdown', async (tgid, flowType, any, forDay) => {
  putProduct(tgid, flowType)
  const hasDay = tgid !== 17637
  for (const address of ['/tour/', '/show/']) {
    const [card, bar = card] = await buttonsOf(address)
    expect([card, bar].map((button) => button?.words)).toEqual([any, any])
    expect(await markdownOf(address)).toBe(any)
    const chosen = await buttonsOf(`${address}?date=${DAY}`)
    expect(chosen.map((button) => button.hasDay)).toEqual([hasDay, hasDay])
    expect(chosen[0]?.words).toBe(forDay)
    expect(chosen[1]?.words).toBe(any)
  }
})

test('what stands above the tickets, too, is the same in both', async () => {
  for (const [flowType, title] of [
    ['NORMAL', 'Tickets'],
    ['SEATMAP', 'Tickets and seats'],
  ] as const) {
    putProduct(7110, flowType)
    await site.purge('tour-group:7110', `page:${HOST}.show:en`)
    const titles = parse((await site.get('/show/')).body).querySelectorAll('main h2')
    expect(titles.map(({ text }) => text)).toContain(title)
    expect((await site.get('/show/index.md')).body).toContain(`## ${title}\n`)
    expect((await site.get('/tour/index.md')).body).toContain('## Tickets\n')
  }
})

test.each([
  [7110, 'Book for Wed, Dec 2', true],
  [17637, ON_NEXT_PAGE, false],
])(
  'a booking host with a screen of its own is asked for the day of %i at the click as the button says',
  async (tgid, words, hasDay) => {
    await site.dispose()
    site = await createTestSite({ BRAND_SCREEN_HOSTS: 'book.wayfare.example' })
    site.clock.now = Date.parse('2026-11-30T09:00:00Z')
    putProduct(tgid, 'NORMAL')
    const [card] = await buttonsOf(`/tour/?date=${DAY}`)
    expect(card?.words).toBe(words)
    const { headers } = await site.get(`/go/${tgid}/?date=${DAY}&currency=EUR`)
    expect(String(headers.location).includes(DAY)).toBe(hasDay)
  },
)

test('an experience whose booking page asks for the day says so wherever it is offered', async () => {
  putProduct(17637, 'NORMAL')
  const items = [
    { id: 17637, name: 'Louvre', listingPrice: { currencyCode: 'EUR', finalPrice: 40, type: 'PER_PERSON' } },
  ]
  site.catalogue.answers.set('/api/v6/tour-groups/', { tourGroups: items })
  const blocks = [{ id: 'e', type: 'experience', tgid: 17637, title: 'Louvre' }] as const
  site.putPage(pageDocument({ uid: `${HOST}.guide`, pageType: 'contentPage', blocks: [...blocks] }))
  expect((await site.get('/guide/')).body).toContain(`>${ON_NEXT_PAGE}<`)
  expect((await site.get('/guide/index.md')).body).toContain(`[${ON_NEXT_PAGE}](`)
})

// spec: D.find.20
test('a search that finds nothing leads to the pages of what is popular, where the site has one', async () => {
  const items = [7110, 7111, 7112].map((id) => ({
    id,
    name: `Tour ${id}`,
    cityCode: 'PARIS',
    urlSlugs: { EN: `tour-${id}` },
  }))
  const unnamed = { id: 7113, name: 'Tour 7113', cityCode: 'PARIS', urlSlugs: { FR: 'visite' } }
  site.catalogue.answers.set('/api/v6/tour-groups/list-by/collection/1004/', {
    pageData: { items: [...items, unnamed], total: 4 },
  })
  site.putSite(siteDocument())
  site.putPage(pageDocument({ uid: `${HOST}.louvre`, pageType: 'productPage', categorisation: { tgid: 7111 } }))
  await site.purge(`site:${HOST}`)
  const links = parse((await site.get('/search/')).body).querySelectorAll('#popular a[href]')
  const hrefs = new Set(links.map((link) => link.getAttribute('href')?.split('?')[0]))
  expect([...hrefs]).toEqual([
    '/tour-7110-t7110/',
    '/louvre/',
    '/tour-7112-t7112/',
    'https://book.wayfare.example/book/7113/select/',
  ])
})
