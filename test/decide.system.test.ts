import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { addressOf, connectToBrowser, openContext } from './tools/browser.ts'
import { LANTERN } from './tools/world.ts'

/** From the home page to the booking page: what was chosen is what is sold, in every language and currency. */
let browser: Browser
let context: BrowserContext

beforeAll(async () => {
  browser = await connectToBrowser()
})
afterEach(() => context.close())
afterAll(() => browser.close())

const WALKS = [
  { lang: 'en', currency: 'USD', home: '/', collection: '/castle-tickets/' },
  { lang: 'de', currency: 'EUR', home: '/de/', collection: '/de/castle-tickets-de/' },
  { lang: 'ar', currency: 'GBP', home: '/ar/', collection: '/ar/anshita-fi-kliirburt/' },
] as const

/** One that has several tickets, dates and no traps. */
const TOUR_GROUP = '-t7110/'

/** The first day of the strip that can be had; the strip begins today. */
async function chooseDay(page: Page): Promise<string> {
  const day = page.locator('[data-booking="card"] [data-days] button[name="date"]').first()
  const date = (await day.getAttribute('value')) ?? ''
  await day.click()
  await page.waitForURL(`**/*?date=${date}*`)
  await page
    .locator(`[data-booking="card"] button[name="date"][value="${date}"][aria-pressed="true"]`)
    .first()
    .waitFor()
  return date
}

async function chooseVariant(page: Page, date: string): Promise<string> {
  const variant = page.locator('[data-booking="card"] button[name="variant"]:not([disabled])').last()
  const id = (await variant.getAttribute('value')) ?? ''
  await variant.click()
  await page.waitForURL(`**/*?date=${date}&variant=${id}*`)
  await page.locator(`[data-booking="card"] button[name="variant"][value="${id}"][aria-pressed="true"]`).waitFor()
  return id
}

/** Digits alone: currency signs and their places differ between our words and those of the sandbox. */
const amountIn = (text: string) => Number(text.replace(/[^\d.,]/g, '').replace(',', '.'))

async function rowsOf(page: Page): Promise<Record<string, string>> {
  const [names, values] = await Promise.all([
    page.locator('dl dt').allTextContents(),
    page.locator('dl dd').allTextContents(),
  ])
  return Object.fromEntries(names.map((name, index) => [name, values[index] ?? '']))
}

describe.each([true, false])('with JavaScript: %s', (javaScriptEnabled) => {
  // spec: D.products.12
  test.each(WALKS)('in $lang and $currency', async ({ lang, currency, home, collection }) => {
    context = await openContext(browser, { javaScriptEnabled, viewport: { width: 1366, height: 768 } })
    await context.addCookies([{ name: 'currency', value: currency, url: addressOf(LANTERN, '/') }])
    const page = await context.newPage()
    await page.goto(addressOf(LANTERN, home))
    await page.locator(`main a[href="${collection}"]`).first().click()
    await page.waitForURL(addressOf(LANTERN, collection))
    await page.locator(`main li a[href$="${TOUR_GROUP}"]`).first().click()
    await page.waitForURL(`**${TOUR_GROUP}`)
    const name = await page.locator('h1').textContent()

    const date = await chooseDay(page)
    const variant = await chooseVariant(page, date)
    const card = page.locator('[data-booking="card"]')
    const price = amountIn((await card.locator('strong').first().textContent()) ?? '')
    // With a date the stage depends on the device, so the link is decided when it is clicked.
    await card.locator('a[href*="/go/7110/"]').click()
    await page.waitForURL('**/book/7110/select/**')

    const { host, pathname } = new URL(page.url())
    const prefix = lang === 'en' ? '' : `/${lang}`
    const { port } = new URL(inject('system').sandbox)
    expect([host, pathname]).toEqual([`book.lantern.example.localhost:${port}`, `${prefix}/book/7110/select/`])
    expect(await page.locator('h1').textContent()).toBe(name)
    const rows = await rowsOf(page)
    expect([rows['Tour group'], rows.Currency]).toEqual(['7110', currency])
    expect(rows.Date).toContain(`(${date})`)
    expect(rows.Variant).toContain(`(${variant})`)
    expect(amountIn(rows.Price ?? '')).toBe(price)
    expect(await page.locator('[role="alert"]').count()).toBe(0)
  })
})
