import { type HTMLElement, parse } from 'node-html-parser'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { addDays } from '../../src/i18n/day-number.ts'
import { isoToday } from '../../src/i18n/zoned-time.ts'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'

/** The day and the party of a list go with the visitor: to the tour group's page, to what is similar, to wishes and their comparison. */

const ZONE = 'Europe/Paris'
const LIST = '/louvre/'

let site: TestSite
/** Three days from now in Paris. */
let day: string

/** Two are open on the day at €41 and €52, one is sold out then and open on the next. */
beforeAll(async () => {
  site = await createTestSite({ AVAILABILITY_CALLS: '50', SEARCHES_PER_MINUTE: '1000' })
  day = addDays(isoToday({ now: site.clock.now, timeZone: ZONE }), 3)
  const { answers } = site.catalogue
  const items = [putTourGroup(7110, 41), putTourGroup(7111, 52), putTourGroup(7112, undefined)]
  answers.set('/api/v1/city/list/', { cities: [{ code: 'PARIS', displayName: 'Paris' }], total: 1 })
  const lists = ['/api/v6/tour-groups/list-by/city/Paris/', '/api/v6/tour-groups/list-by/collection/2001/']
  for (const path of lists) answers.set(path, { pageData: { items, total: 3 } })
  answers.set('/api/v6/tour-groups/7110/similar-products/', { pageData: { items: items.slice(1), total: 2 } })
  const list = { id: 'all', type: 'productList', title: 'All', limit: 40, layout: 'grid' } as const
  const uid = `${HOST}.louvre`
  site.putPage(
    pageDocument({
      ...{ uid, translationGroup: uid, title: 'Louvre', pageType: 'collectionPage' },
      categorisation: { city: 'PARIS', country: 'FR', collectionId: 2001 },
      blocks: [{ ...list, source: { kind: 'collection', id: 2001 } }],
    }),
  )
  await site.startFilling()
  await vi.waitFor(
    async () => {
      const { body } = await site.internal.inject({ url: '/metrics' })
      expect(body).toContain('\nsite_availability_coverage_ratio 1\n')
    },
    { timeout: 10_000 },
  )
})
afterAll(() => site.dispose())

function putTourGroup(id: number, price: number | undefined): object {
  const listingPrice = { finalPrice: 30, currencyCode: 'EUR', type: 'PER_PERSON', otherPricesExist: true }
  const card = {
    ...{ id, name: `Tour ${id}`, cityCode: 'PARIS', urlSlugs: { EN: `tour-${id}` }, listingPrice },
    city: { code: 'PARIS', displayName: 'Paris', timeZone: ZONE },
  }
  const on = (listing: number, availableTourIds: readonly number[]) => ({
    ...{ primaryPax: 'ADULT', listingPrice: listing, extraCharges: 0, isPricingInclusiveOfExtraCharges: true },
    availableTourIds,
  })
  site.catalogue.answers.set(`/api/v6/tour-groups/${id}/`, card)
  site.catalogue.answers.set(`/api/v7/tour-groups/${id}/calendar/`, {
    dates: { [day]: on(price ?? 41, price === undefined ? [] : [id * 10]), [addDays(day, 1)]: on(30, [id * 10]) },
    metadata: { currency: 'EUR' },
  })
  return card
}

async function open(address: string): Promise<HTMLElement> {
  const { status, body } = await site.get(address, { 'x-variant': 'EUR' })
  expect(status).toBe(200)
  return parse(body)
}

const hrefsIn = (root: HTMLElement, selector: string) =>
  root.querySelectorAll(selector).map(({ attributes }) => attributes.href)
const pageOf = (tgid: number, query = '') => `/tour-${tgid}-t${tgid}/${query}`

// spec: D.days.9
test('a card of a list by day opens its page with the day and the party', async () => {
  const list = await open(`${LIST}?adults=3&when=${day}`)
  expect(hrefsIn(list, '[data-list] h3 a')).toEqual([
    pageOf(7110, `?date=${day}&adults=3`),
    pageOf(7111, `?date=${day}&adults=3`),
  ])
  const page = await open(pageOf(7110, `?date=${day}&adults=3`))
  expect(page.querySelector(`#booking button[name=date][aria-pressed=true]`)?.attributes.value).toBe(day)
  expect(page.querySelector('#booking select[name=adults] option[selected]')?.attributes.value).toBe('3')
  expect(page.querySelector('#booking strong')?.text).toBe('€41')
  expect(page.querySelector('link[rel=canonical]')?.attributes.href).toMatch(/\/tour-7110-t7110\/$/)
})

// spec: D.days.9
test('of several days a card opens its own, and without a choice none', async () => {
  const range = `${day}..${addDays(day, 1)}`
  expect(hrefsIn(await open(`${LIST}?when=${range}`), '[data-list] h3 a')).toEqual(
    [7110, 7111, 7112].map((tgid) => pageOf(tgid, `?date=${addDays(day, 1)}`)),
  )
  expect(hrefsIn(await open(LIST), '[data-list] h3 a')).toEqual([7110, 7111, 7112].map((tgid) => pageOf(tgid)))
})

// spec: D.days.9
test('the Markdown form of a list by day leads to the same pages', async () => {
  const { body } = await site.get(`${LIST}index.md?adults=3&when=${day}`, { 'x-variant': 'EUR' })
  expect([...body.matchAll(/\]\(([^)]*tour-\d+-t[^)]*)\)/g)].map(([, href = '']) => new URL(href).search)).toEqual([
    `?date=${day}&adults=3`,
    `?date=${day}&adults=3`,
  ])
})

// spec: D.days.9
test('what is similar opens with the day that is chosen, or says that it has nothing then', async () => {
  const page = await open(pageOf(7110, `?date=${day}&adults=3`))
  const cards = page.querySelectorAll('section[aria-labelledby=similar-heading] li[data-tgid]')
  expect(cards.map((card) => hrefsIn(card, 'h3 a')[0])).toEqual([
    pageOf(7111, `?date=${day}&adults=3`),
    pageOf(7112, '?adults=3'),
  ])
  expect(cards.map(({ text }) => text.includes('Not available then'))).toEqual([false, true])
  expect(cards[0]?.text).toContain('€52')
})

// spec: D.days.9
test('wishes and their comparison have the day and the party of the page that they were opened from', async () => {
  const from = `adults=3&when=${day}`
  const list = await open(`${LIST}?${from}`)
  expect(hrefsIn(list, '[data-wishes]')).toEqual([`/wish-list/?${from}`])
  expect(list.querySelector('[data-compare-bar]')?.attributes['data-compare-bar']).toBe(`/wish-list/compare/?${from}`)
  const product = await open(pageOf(7110, `?date=${day}&adults=3`))
  expect(hrefsIn(product, '[data-wishes]')).toEqual([`/wish-list/?${from}`])

  const wishes = await open(`/wish-list/?${from}&ids=7110,7112`)
  expect(hrefsIn(wishes, '#wish-list h3 a')).toEqual([pageOf(7110, `?date=${day}&adults=3`), pageOf(7112, '?adults=3')])
  const kept = wishes.querySelectorAll('form[data-compare] input[type=hidden]').map(({ attributes }) => attributes)
  expect(kept.map(({ name, value }) => [name, value])).toEqual([
    ['adults', '3'],
    ['when', day],
  ])

  const compared = await open(`/wish-list/compare/?${from}&ids=7110,7112`)
  expect(hrefsIn(compared, 'th[scope=col] > a:first-of-type')).toEqual([
    pageOf(7110, `?date=${day}&adults=3`),
    pageOf(7112, '?adults=3'),
  ])
  // With a day the link is decided at the click, by the device.
  const booked = hrefsIn(compared, 'th[scope=col] :is(a[href*="/book/"], a[href*="/go/"])')
  const daysBooked = booked.map((href = '') => new URL(href, `https://${HOST}`).searchParams.get('date'))
  expect(daysBooked).toEqual([day, null])
  const row = (label: string) =>
    compared
      .querySelectorAll('tbody tr')
      .find((one) => one.querySelector('th')?.text === label)
      ?.querySelectorAll('td')
      .map(({ text }) => text.replaceAll(/\s/g, ' '))
  const words = new Intl.DateTimeFormat('en', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
  expect(row('When')).toEqual([words.format(Date.parse(day)), 'Not available then'])
  expect(row('Who’s coming')).toEqual(['3 adults: €123', '–'])
  expect(row('Price')?.[0]).toContain('€41')
  expect(hrefsIn(compared, 'th[scope=col] a[aria-label]')).toEqual([
    `/wish-list/compare/?${from}&ids=7112`,
    `/wish-list/compare/?${from}&ids=7110`,
  ])
})

// spec: D.compare.15
test('where nothing fits on the day, the list names other days with how many fit, and what stands in the way', async () => {
  const list = await open(`${LIST}?when=${day}&max=35`)
  const words = new Intl.DateTimeFormat('en', { weekday: 'short', month: 'short', day: 'numeric', timeZone: 'UTC' })
  const [on, other] = [day, addDays(day, 1)].map((date) => words.format(Date.parse(date)))
  const plain = (text: string) => text.replaceAll(/\s/g, ' ')
  const ways = list
    .querySelectorAll('[data-list] a[rel=nofollow][data-turn]')
    .filter(({ text }) => /:|Clear/.test(text) && !text.startsWith('Remove'))
  expect(ways.map(({ text, attributes }) => [plain(text), attributes.href])).toEqual([
    ['Clear all filters', `${LIST}#all`],
    [`${other}: 3 experiences`, `${LIST}?when=${addDays(day, 1)}&max=35#all`],
    [`Without “${on}”: 3 experiences`, `${LIST}?max=35#all`],
    ['Without “At most €35”: 2 experiences', `${LIST}?when=${day}#all`],
    ['Clear all filters', `${LIST}#all`],
  ])
})
