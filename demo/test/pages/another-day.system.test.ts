import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { addressOf, connectToBrowser, openContext } from '../../../test/tools/browser.ts'
import { ROME, WAYFARE } from '../tools/sample-pages.ts'

/** The drawn day of a list about a place, and that of a product, when another day is chosen. */

const PRODUCT = '/eiffel-tower-second-floor-by-lift-with-a-reserved-time-t7114/'

let browser: Browser
const contexts: BrowserContext[] = []
beforeAll(async () => {
  browser = await connectToBrowser()
})
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})
afterAll(() => browser.close())

async function openPage(): Promise<Page> {
  const context = await openContext(browser, { viewport: { width: 1440, height: 900 } })
  contexts.push(context)
  return context.newPage()
}

const titleOf = (page: Page) => page.locator('#day-title:visible').textContent()
/** A day in so many days, as an ISO date. */
const dayIn = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

test('another day of a list replaces its drawn day with it, in one step, and Back returns to both', async () => {
  const page = await openPage()
  const address = addressOf(ROME, '/colosseum/')
  // The index of availability learns days after the start.
  const untilKnown = async (query: string) => {
    await page.goto(`${address}${query}`)
    expect(await page.locator('#day-title').count()).toBe(1)
  }
  await vi.waitFor(() => untilKnown('?when=tomorrow'), { timeout: 100_000, interval: 2000 })
  const tomorrow = await titleOf(page)
  await vi.waitFor(() => untilKnown(''), { timeout: 100_000, interval: 2000 })
  const first = await titleOf(page)
  await page.waitForLoadState('networkidle')
  const entries = await page.evaluate(() => history.length)
  const navigated: string[] = []
  page.on('framenavigated', (frame) => navigated.push(frame.url()))

  const drawnFirst = page.locator('[data-drawn-first]')
  await page.locator('[data-place-day]').evaluate((day) => day.setAttribute('data-drawn-first', ''))
  await page.locator('[data-list] select[name=when]').selectOption('tomorrow')
  await expect.poll(() => titleOf(page)).toBe(tomorrow)
  // In the evening the first day is tomorrow already: its title does not tell that it was replaced.
  await drawnFirst.waitFor({ state: 'detached' })
  const search = () => new URL(page.url()).search
  await expect.poll(search).toBe('?when=tomorrow')
  expect(await page.locator('[data-list]').getAttribute('data-list')).toBe('/colosseum/?when=tomorrow')
  expect(await page.locator('[data-place-day]').count()).toBe(1)
  expect(await page.evaluate(() => history.length)).toBe(entries + 1)
  expect(navigated.map((url) => new URL(url).search)).toEqual(['?when=tomorrow'])

  await page.goBack()
  await expect.poll(() => page.locator('[data-list]').getAttribute('data-list')).toBe('/colosseum/')
  await expect.poll(() => titleOf(page)).toBe(first)
  expect(search()).toBe('')
})

test('what a visitor wishes of the hours stays chosen on another day, with its own rule', async () => {
  const page = await openPage()
  await page.goto(addressOf(WAYFARE, `${PRODUCT}?date=${dayIn(10)}`))
  await page.waitForLoadState('networkidle')
  const first = await titleOf(page)
  const light = page.locator('input[name=hours][value=light]')
  await light.check()
  // In the drawing and in the list below it.
  const shown = () => page.locator('[data-starts]:visible').evaluateAll((all) => all.map((part) => part.dataset.starts))
  expect(await shown()).toEqual(['light', 'light'])

  await page
    .locator(`#booking button[name=date][value="${dayIn(11)}"]:visible`)
    .first()
    .click()
  await expect.poll(() => titleOf(page)).not.toBe(first)
  expect(new URL(page.url()).searchParams.get('date')).toBe(dayIn(11))
  expect([await light.isChecked(), await shown()]).toEqual([true, ['light', 'light']])
})
