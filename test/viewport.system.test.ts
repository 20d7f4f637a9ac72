import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, connectToBrowser, fetchAddress, fetchPage, openContext } from './tools/browser.ts'
import { LANTERN, PAPER_MOON, STAGE } from './tools/world.ts'

/** A booking link that depends on the device is decided when it is clicked, by the window where scripts run. */
let browser: Browser
beforeAll(async () => {
  browser = await connectToBrowser()
})
afterAll(() => browser.close())

const SHOW = addressOf(STAGE, PAPER_MOON)

async function hrefsAt(address: string, width: number): Promise<string[]> {
  const context = await openContext(browser, { viewport: { width, height: 900 } })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  const hrefs = await page
    .locator('a[href*="/book/"], a[href*="/go/"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  await context.close()
  return hrefs
}

/** Where a link leads in the end, and how often it says that the visit is mobile. */
async function marksOf(href: string, headers: Record<string, string> = {}) {
  const answer = await fetchAddress(new URL(href, SHOW), headers)
  return [answer.status, new URL(answer.headers.location ?? '').searchParams.getAll('byHO')]
}

test.each([
  [375, ['true']],
  [768, ['true']],
  [769, []],
  [1512, []],
  // spec: 5.booking.11
])('at %i px booking links of a brand-screen host are marked as mobile: %j', async (width, marks) => {
  const hrefs = await hrefsAt(SHOW, width)
  expect(await Promise.all(hrefs.map((href) => marksOf(href)))).toEqual(hrefs.map(() => [302, marks]))
})

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1'

// spec: 5.booking.9
test('without a script the browser’s name decides', async () => {
  const { text } = await fetchPage(STAGE, PAPER_MOON)
  const [, href = ''] = /href="([^"]*\/go\/17637\/[^"]*)"/.exec(text) ?? []
  const address = href.replaceAll('&amp;', '&')
  expect(await marksOf(address, { 'user-agent': PHONE })).toEqual([302, ['true']])
  expect(await marksOf(address)).toEqual([302, []])
})

test('on other hosts nothing changes with the viewport', async () => {
  const [narrow, wide] = await Promise.all([375, 1512].map((width) => hrefsAt(addressOf(LANTERN, '/tickets/'), width)))
  expect(narrow).toEqual(wide)
})
