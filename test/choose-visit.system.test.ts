import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { addressOf, connectToBrowser, fetchPage, openContext } from './tools/browser.ts'
import { LANTERN, THINGS_TO_DO } from './tools/world.ts'

/** What only a browser shows of choosing a day: nothing is loaded anew, and the keyboard stays where it was. */

let browser: Browser
let context: BrowserContext
let page: Page
let path: string

beforeAll(async () => {
  browser = await connectToBrowser()
  const { text } = await fetchPage(LANTERN, THINGS_TO_DO)
  path = /href="(\/[^"]*-t7110\/)"/.exec(text)?.[1] ?? ''
})
afterAll(() => browser.close())
beforeEach(async () => {
  context = await openContext(browser, { viewport: { width: 1366, height: 900 } })
  page = await context.newPage()
  await page.goto(addressOf(LANTERN, path))
  // The script runs.
  await page.locator('[data-booking="bar"][data-aside]').waitFor({ state: 'attached' })
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''))
})
afterEach(() => context.close())

/** The address and the parts that show the choice, once nothing is on its way. */
async function shown() {
  await page.locator('#booking:not([aria-busy=true])').waitFor()
  return page.evaluate(() => {
    const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? ''
    const prices = [textOf('#booking strong'), textOf('[data-booking="bar"] strong')]
    const focused = document.activeElement
    return {
      search: location.search,
      isOnePrice: new Set(prices).size === 1,
      isSaid: prices[0] !== '' && textOf('[data-booking-status]').endsWith(` · ${prices[0]}`),
      focus: focused?.getAttribute('value') ?? focused?.getAttribute('data-booking') ?? focused?.tagName,
      isSame: document.documentElement.hasAttribute('data-same'),
    }
  })
}

/** Waits for the address to change, which it does before the card. */
async function choose(act: () => Promise<unknown>) {
  const before = page.url()
  await act()
  await page.waitForURL((url) => url.href !== before)
  return shown()
}

const same = { isOnePrice: true, isSaid: true, isSame: true }

// spec: D.analytics.23
test('a day and a ticket: the page stays, the keyboard too, and Back undoes', async () => {
  const day = page.locator('[data-days] button').nth(1)
  const date = await day.getAttribute('value')
  expect(await choose(() => day.click())).toEqual({ ...same, search: `?date=${date}`, focus: date })
  const variant = page.locator('#booking button[name=variant]').nth(1)
  const id = await variant.getAttribute('value')
  const both = { ...same, search: `?date=${date}&variant=${id}`, focus: id }
  expect(await choose(() => variant.click())).toEqual(both)
  expect(await choose(() => page.goBack())).toEqual({ ...same, search: `?date=${date}`, focus: 'card' })
  expect(await choose(() => page.goForward())).toEqual({ ...both, focus: 'card' })

  // What is measured is what is shown now.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  await page.locator('[data-booking=card] a[data-by-device]').evaluate((link: HTMLElement) => link.click())
  const price = await page.locator('#booking strong').textContent()
  const told = () =>
    page.evaluate(() => {
      const entries: readonly Record<string, unknown>[] = Reflect.get(window, 'dataLayer') ?? []
      return entries.flatMap(({ event, price }) => (event === 'Booking Link Clicked' ? [price] : []))
    })
  await expect.poll(told).toEqual([Number(price?.replace(/[^\d.]/g, ''))])
})

test('a named hour leads to the card with its day chosen, and the day of the visit follows the choice', async () => {
  await page.setViewportSize({ width: 375, height: 740 })
  const hour = page.locator('#day ol a').first()
  const asked = new URL((await hour.getAttribute('href', { timeout: 5000 })) ?? '', page.url())
  const { search, isSame, focus } = await choose(() => hour.click())
  expect({ search, isSame, focus }).toEqual({ search: asked.search, isSame: true, focus: 'card' })
  expect([...asked.searchParams.keys()]).toEqual(['date'])
  const isInView = () =>
    page.locator('#booking').evaluate((card) => {
      const { top, bottom } = card.getBoundingClientRect()
      return top < innerHeight && bottom > 0
    })
  await expect.poll(isInView).toBe(true)

  const days = page.locator('[data-days] button:not([disabled])')
  for (const place of [1, 2]) {
    const date = (await days.nth(place).getAttribute('value')) ?? ''
    await choose(() => days.nth(place).click())
    const format = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', timeZone: 'UTC' })
    const told = format.formatToParts(new Date(date)).flatMap(({ type, value }) => (type === 'literal' ? [] : value))
    const title = (await page.locator('#day-title').textContent()) ?? ''
    expect(told.filter((part) => !title.includes(part))).toEqual([])
  }
})

// spec: 3.state.8
test('a ticket that is chosen before the day has been answered keeps the day', async () => {
  const day = page.locator('[data-days] button').nth(1)
  const variant = page.locator('#booking button[name=variant]').nth(1)
  const [date, id] = [await day.getAttribute('value'), await variant.getAttribute('value')]
  const { promise: bothAreChosen, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/*?date=*', (route) => bothAreChosen.then(() => route.continue()).catch(() => undefined))
  await day.click()
  await variant.click()
  answer()
  await page.waitForURL((url) => url.searchParams.has('variant'))
  expect(await shown()).toEqual({ ...same, search: `?date=${date}&variant=${id}`, focus: id })
})

// spec: D.analytics.10
test('the calendar is told of each time it is opened, by its link and by its summary', async () => {
  const told = () =>
    page.evaluate(() => {
      const entries: readonly Record<string, unknown>[] = Reflect.get(window, 'dataLayer') ?? []
      return entries.filter(({ event }) => event === 'Calendar Opened').map(({ tgid }) => tgid)
    })
  await choose(() => page.locator('#booking a[data-choose=month]').click())
  expect(await told()).toEqual([7110])
  await choose(() => page.locator('#booking a[data-choose=next]').click())
  const summary = page.locator('#booking summary[data-choose=month]')
  await summary.click()
  expect(await told()).toEqual([7110])
  await summary.click()
  expect(await told()).toEqual([7110, 7110])
})

test('a card that scrolls by itself stays where it is when the calendar opens in it', async () => {
  await page.setViewportSize({ width: 1366, height: 520 })
  const card = page.locator('#booking')
  const scrolled = await card.evaluate((element) => {
    element.scrollTop = element.scrollHeight
    return element.scrollTop
  })
  expect(scrolled).toBeGreaterThan(0)
  await choose(() => page.locator('#booking a[data-choose=month]').click())
  expect(await card.evaluate((element) => element.scrollTop)).toBe(scrolled)
})

test('arrows lead through the month and over its end, and Enter chooses', async () => {
  const search = expect.stringMatching(/^\?date=\d{4}-\d\d$/)
  const opened = await choose(() => page.locator('#booking a[data-choose=month]').click())
  expect(opened).toEqual({ ...same, search, focus: 'SUMMARY' })
  await page.locator('[data-calendar][role=grid] button[tabindex="0"]').focus()
  const turned = await choose(() => page.keyboard.press('PageDown'))
  expect(turned).toEqual({ ...same, search, focus: expect.any(String) })
  expect(turned.search).not.toBe(opened.search)
  const month = turned.search.slice(6)
  expect(turned.focus?.slice(0, 7)).toBe(month)
  await page.keyboard.press('ArrowDown')
  const date = (await shown()).focus ?? ''
  // A week later, or more where that day cannot be had.
  expect([date.slice(0, 7), (Number(date.slice(8)) - Number(turned.focus?.slice(8))) % 7]).toEqual([month, 0])
  expect(date).not.toBe(turned.focus)
  expect(await choose(() => page.keyboard.press('Enter'))).toEqual({ ...same, search: `?date=${date}`, focus: date })
})
