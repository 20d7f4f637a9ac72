import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { addressOf, connectToBrowser, openContext } from '../../../test/tools/browser.ts'
import { ROME } from '../tools/sample-pages.ts'

/** From a guide to the booking pages of its stops, without a script. */

const GUIDE = '/travel-guide/three-days-in-rome/'
const PLAN = '7210@08:30,7217@17:30;7214@08:00,7216@15:00'
const DAY = 86_400_000
const TUESDAY = 2

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

/** A Tuesday, from which on the museums of the plan are open, at least two weeks from now. */
function laterTuesday(): string {
  const days = Array.from({ length: 7 }, (_, number) => new Date(Date.now() + (14 + number) * DAY))
  return (
    days
      .find((day) => day.getUTCDay() === TUESDAY)
      ?.toISOString()
      .slice(0, 10) ?? ''
  )
}

const searchOf = () => Object.fromEntries(new URL(page.url()).searchParams)
const stops = (state = '') => page.locator(`[data-trip-stop]${state}`)

// spec: D.plan.2
test('a visitor opens the plan of a guide on a day, moves a stop, prints it and gets to the booking of two', async () => {
  await page.goto(addressOf(ROME, GUIDE))
  const start = laterTuesday()
  const form = page.locator('main form:has(input[name=plan])')
  await form.locator('input[name=start]').fill(start)
  await form.getByRole('button').click()
  expect(searchOf()).toEqual({ start, plan: PLAN })
  expect(await stops().count()).toBe(4)

  const first = stops().first()
  await first.locator('summary').click()
  await first.getByRole('link', { name: 'Move later' }).click()
  const moved = '7217@17:30,7210@08:30;7214@08:00,7216@15:00'
  expect(searchOf()).toEqual({ start, plan: moved })

  const overlapping = page.locator('[data-tgid="7210"]')
  expect(await overlapping.getAttribute('data-state')).not.toBe('fits')
  await overlapping
    .getByRole('link', { name: /^(?:Move to|Add a day)/ })
    .first()
    .click()
  expect(await page.locator('[data-tgid="7210"]').getAttribute('data-state')).toBe('fits')

  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  expect(pdf.match(/\/Type \/Page\n/g)?.length).toBeGreaterThanOrEqual(2)

  const planned = await stops('[data-state=fits]').evaluateAll((all) =>
    all.flatMap((stop) => {
      const link = stop.querySelector('a[href*="/book/"], a[href*="/go/"]')
      const [, total] = /€(\d+(?:\.\d\d)?) for 2 adults/.exec(stop.textContent) ?? []
      return link instanceof HTMLAnchorElement ? [{ href: link.href, total: Number(total) }] : []
    }),
  )
  expect(planned.length).toBeGreaterThanOrEqual(2)
  for (const { href, total } of planned.slice(0, 2)) {
    await page.goto(href)
    const { pathname, searchParams } = new URL(page.url())
    expect(pathname).toMatch(/\/book\/\d+\//)
    expect([start, new Date(Date.parse(start) + DAY).toISOString().slice(0, 10)]).toContain(searchParams.get('date'))
    expect(await page.locator('[role=alert]').allTextContents()).toEqual([])
    const price = await page.locator('dt:text-is("Price") + dd').textContent()
    expect(2 * Number(price?.replace('€', ''))).toBe(total)
  }
})
