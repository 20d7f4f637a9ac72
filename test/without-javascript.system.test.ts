import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { addressOf, connectToBrowser, fetchAddress, openContext } from './tools/browser.ts'
import { LANTERN, PAPER_MOON, STAGE, THINGS_TO_DO } from './tools/world.ts'

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

// spec: D.currencies.8
test('the currency form sets the currency and comes back to the page', async () => {
  const address = addressOf(LANTERN, THINGS_TO_DO)
  await page.goto(address)
  expect(await page.locator('main').textContent()).toContain('€')
  await page.locator('header button[popovertarget=locale-panel]').click()
  await page.locator('#locale-panel a[data-fill]').click()
  await page.locator('button[name=currency][value=GBP]').click()
  expect(page.url()).toBe(address)
  expect(await page.locator('main').textContent()).toContain('£')
  expect(await page.locator('main').textContent()).not.toContain('€')
  await page.goto(addressOf(LANTERN, '/de/things-to-do-in-clairport-de/'))
  expect(await page.locator('main').textContent()).toContain('£')
})

// spec: 4.other.2, D.languages.17
test('languages are links to the same page', async () => {
  await page.goto(addressOf(LANTERN, THINGS_TO_DO))
  await page.locator('header button[popovertarget=locale-panel]').click()
  await page.getByRole('link', { name: 'Deutsch' }).click()
  expect(page.url()).toBe(addressOf(LANTERN, '/de/things-to-do-in-clairport-de/'))
  expect(await page.locator('html').getAttribute('lang')).toBe('de')
})

// spec: 2.header.7
test('the menu opens, and its links lead on', async () => {
  await page.goto(addressOf(LANTERN, '/'))
  await page.locator('header button[popovertarget=side-navigation]:not([popovertargetaction])').click()
  await page.locator('#side-navigation a[data-fill]').click()
  expect(new URL(page.url()).pathname).toBe('/_menu/')
  await page.locator('main section a').first().click()
  expect(new URL(page.url()).pathname).not.toContain('/_menu/')
  expect((await page.locator('h1').textContent())?.length).toBeGreaterThan(3)
})

test('menus of wide screens open, and close at a click elsewhere', async () => {
  await page.setViewportSize({ width: 1512, height: 860 })
  await page.goto(addressOf(LANTERN, '/'))
  await page.locator('#header nav button[popovertarget]:visible').first().click()
  const link = page.locator('#header nav :popover-open a').first()
  await link.waitFor()
  await page.mouse.click(40, 700)
  await link.waitFor({ state: 'hidden' })
})

// spec: D.booking.15
test('a card of the list opens the page of its tour group, and its button the booking page', async () => {
  await page.goto(addressOf(LANTERN, '/de/things-to-do-in-clairport-de/'))
  const card = page.locator('main li h3 a').first()
  const href = (await card.getAttribute('href')) ?? ''
  const tgid = /^\/de\/[\w-]+-t(\d+)\/$/.exec(href)?.[1] ?? 'no tour group'
  await page.goto(addressOf(LANTERN, href))
  const booking = await page.locator('[data-booking="card"] a[href*="/book/"]').first().getAttribute('href')
  const { port } = new URL(inject('system').sandbox)
  expect(booking).toBe(
    `http://book.lantern.example.localhost:${port}/de/book/${tgid}/select/?currencyCode=EUR&cookieBanner=false`,
  )
})

// spec: 5.booking.3
test('the show that asks for the date itself gets no date in its link', async () => {
  await page.goto(addressOf(STAGE, PAPER_MOON))
  const hrefs = await page
    .locator('a[href*="/go/17637/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const answers = await Promise.all(hrefs.map((href) => fetchAddress(new URL(href, page.url()))))
  const targets = new Set(answers.map((answer) => answer.headers.location))
  const { port } = new URL(inject('system').sandbox)
  expect([...targets]).toEqual([
    `http://book.clairport-stage.example.localhost:${port}/book/17637/seatmap-select/?currencyCode=EUR&cookieBanner=false`,
  ])
})

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'

// spec: D.booking.8
test('a show is booked on the screen that its booking host has for phones, and there alone', async () => {
  await page.goto(addressOf(STAGE, '/plays/salt/'))
  const hrefs = await page
    .locator('main a[href*="/7161/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect([...new Set(hrefs)]).toEqual(['/go/7161/?flowType=SVG&currency=EUR'])
  const link = new URL(hrefs[0] ?? '', page.url())
  const { location: onDesktop } = (await fetchAddress(link)).headers
  const { location: onPhone } = (await fetchAddress(link, { 'user-agent': PHONE })).headers
  const { port } = new URL(inject('system').sandbox)
  const booking = `http://book.clairport-stage.example.localhost:${port}/book/7161/svg-select/?currencyCode=EUR`
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
