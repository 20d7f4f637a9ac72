import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { addressOf, connectToBrowser, fetchAddress, openContext } from '../../../test/tools/browser.ts'
import { SMALL_THEATRES, THEATRE, WAYFARE } from '../tools/sample-pages.ts'

let browser: Browser
let context: BrowserContext
let page: Page

beforeAll(async () => {
  browser = await connectToBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  context = await openContext(browser, { javaScriptEnabled: false, viewport: { width: 375, height: 800 } })
  page = await context.newPage()
})
afterEach(() => context.close())

test('the currency form sets the currency and comes back to the page', async () => {
  const address = addressOf(WAYFARE, '/things-to-do-in-paris/')
  await page.goto(address)
  expect(await page.locator('main').textContent()).toContain('€')
  await page.locator('header button[popovertarget=locale-panel]').click()
  await page.locator('button[name=currency][value=GBP]').click()
  expect(page.url()).toBe(address)
  expect(await page.locator('main').textContent()).toContain('£')
  expect(await page.locator('main').textContent()).not.toContain('€')
  await page.goto(addressOf(WAYFARE, '/fr/que-faire-a-paris/'))
  expect(await page.locator('main').textContent()).toContain('£')
})

test('languages are links to the same page', async () => {
  await page.goto(addressOf(WAYFARE, '/things-to-do-in-paris/'))
  await page.locator('header button[popovertarget=locale-panel]').click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  expect(page.url()).toBe(addressOf(WAYFARE, '/de/paris-erleben/'))
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
})

test('the menu opens, and its links lead on', async () => {
  await page.goto(addressOf(WAYFARE, '/'))
  await page.locator('header button[popovertarget=side-navigation]:not([popovertargetaction])').click()
  const link = page.locator('#side-navigation a:visible').first()
  if ((await link.count()) === 0) await page.locator('#side-navigation summary').first().click()
  await link.click()
  expect((await page.locator('h1').textContent())?.length).toBeGreaterThan(3)
})

test('menus of wide screens open, and close at a click elsewhere', async () => {
  await page.setViewportSize({ width: 1512, height: 860 })
  await page.goto(addressOf(WAYFARE, '/'))
  await page.locator('#header nav button[popovertarget]:visible').first().click()
  const link = page.locator('#header nav :popover-open a').first()
  await link.waitFor()
  await page.mouse.click(40, 700)
  await link.waitFor({ state: 'hidden' })
})

test('a card of the list opens the page of its tour group, and its button the booking page', async () => {
  await page.goto(addressOf(WAYFARE, '/fr/que-faire-a-paris/'))
  const card = page.locator('main li h3 a').first()
  const href = (await card.getAttribute('href')) ?? ''
  const tgid = /^\/fr\/[\w-]+-t(\d+)\/$/.exec(href)?.[1] ?? 'no tour group'
  await page.goto(addressOf(WAYFARE, href))
  const booking = await page.locator('[data-booking="card"] a[href*="/book/"]').first().getAttribute('href')
  const { port } = new URL(inject('system').sandbox)
  expect(booking).toBe(
    `http://book.wayfare.example.localhost:${port}/fr/book/${tgid}/select/?currencyCode=EUR&cookieBanner=false`,
  )
})

test('the show that asks for the date itself gets no date in its link', async () => {
  await page.goto(addressOf(THEATRE, '/shows/the-lantern-thief/'))
  const hrefs = await page
    .locator('a[href*="/go/17637/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const answers = await Promise.all(hrefs.map((href) => fetchAddress(new URL(href, page.url()))))
  const targets = new Set(answers.map((answer) => answer.headers.location))
  const { port } = new URL(inject('system').sandbox)
  expect([...targets]).toEqual([
    `http://book.london-theatre-tickets.example.localhost:${port}/book/17637/seatmap-select/?currencyCode=GBP&cookieBanner=false`,
  ])
})

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'

test.each([
  [THEATRE, '/shows/midnight-at-the-meridian/', 'book.london-theatre-tickets.example', '17621', 'seatmap'],
  [SMALL_THEATRES, '/plays/a-winter-in-lisbon/', 'book.velvet-circle.example', '17624', 'svg'],
])('a show of %s is booked on the screen that its booking host has for phones, and there alone', async (...row) => {
  const [host, path, bookingHost, tgid, flow] = row
  await page.goto(addressOf(host, path))
  const hrefs = await page
    .locator(`main a[href*="/${tgid}/"]`)
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect([...new Set(hrefs)]).toEqual([`/go/${tgid}/?flowType=${flow.toUpperCase()}&currency=GBP`])
  const link = new URL(hrefs[0] ?? '', page.url())
  const { location: onDesktop } = (await fetchAddress(link)).headers
  const { location: onPhone } = (await fetchAddress(link, { 'user-agent': PHONE })).headers
  const { port } = new URL(inject('system').sandbox)
  const booking = `http://${bookingHost}.localhost:${port}/book/${tgid}/${flow}-select/?currencyCode=GBP`
  expect(onDesktop).toBe(`${booking}&cookieBanner=false`)
  expect(onPhone).toBe(`${booking}&byHO=true&cookieBanner=false`)
})

test('localhost lists the sites, and each of its links opens a page', async () => {
  await page.goto(inject('system').site)
  const hrefs = await page.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(hrefs.length).toBeGreaterThan(20)
  for (const href of hrefs) {
    const { status } = await fetchAddress(new URL(href, inject('system').site))
    expect([href, status]).toEqual([href, 200])
  }
})
