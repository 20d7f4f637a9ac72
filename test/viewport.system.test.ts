import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, launchBrowser, openContext, THEATRE, WAYFARE } from './browser.ts'

/** The server guesses a viewport, and the browser corrects once what a style sheet cannot: the links to the booking pages. */
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser()
})
afterAll(() => browser.close())

async function bookingLinks(host: string, path: string, width: number): Promise<string[]> {
  const context = await openContext(browser, { viewport: { width, height: 900 } })
  const page = await context.newPage()
  await page.goto(addressOf(host, path), { waitUntil: 'networkidle' })
  const hrefs = await page
    .locator('a[href*="/book/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await context.close()
  expect(hrefs.length).toBeGreaterThan(0)
  return hrefs
}

test.each([
  [375, true],
  [768, true],
  [769, false],
  [1512, false],
])('at %i px booking links of a brand-screen host say that they are mobile: %s', async (width, isMobile) => {
  const hrefs = await bookingLinks(THEATRE, '/shows/the-lantern-thief/', width)
  expect(hrefs.filter((href) => href.includes('byHO=true') !== isMobile)).toEqual([])
})

test('on other hosts nothing changes with the viewport', async () => {
  const [narrow, wide] = await Promise.all([375, 1512].map((width) => bookingLinks(WAYFARE, '/tickets/', width)))
  expect(narrow).toEqual(wide)
})
