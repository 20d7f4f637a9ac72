import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addressOf, connectToBrowser, openContext, type VisitorOptions, watchForTrouble } from './tools/browser.ts'
import { LANTERN, THINGS_TO_DO } from './tools/world.ts'

/** What only a browser shows of a wish list: hearts, what is kept, other tabs and browsers, and the row of what was looked at. */

const LIST = THINGS_TO_DO
const PHONE = { viewport: { width: 375, height: 800 } }

let browser: Browser
const contexts: BrowserContext[] = []
beforeAll(async () => {
  browser = await connectToBrowser()
})
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close()
})
afterAll(() => browser.close())

async function openBrowser(options: VisitorOptions = PHONE): Promise<BrowserContext> {
  const context = await openContext(browser, options)
  contexts.push(context)
  return context
}

const hearts = (page: Page) => page.locator('main ul li [data-wish]')
const count = (page: Page) => page.locator('header a[data-wishes]')
const names = (page: Page) => page.locator('#wish-list h3').allTextContents()

// spec: D.wishes.1
test('what a heart keeps is in the header, in other tabs, on a page of its own, and by its address in another browser', async () => {
  const context = await openBrowser()
  const [page, other] = [await context.newPage(), await context.newPage()]
  const trouble = watchForTrouble(page)
  for (const tab of [page, other]) await tab.goto(addressOf(LANTERN, LIST))
  await hearts(page).first().waitFor()
  await hearts(other).first().waitFor()
  expect(await count(page).isVisible()).toBe(false)
  const box = await hearts(page).first().boundingBox()
  expect([box?.width, box?.height]).toEqual([44, 44])

  const [first, second] = [hearts(page).nth(0), hearts(page).nth(1)]
  const kept = [await second.getAttribute('data-wish'), await first.getAttribute('data-wish')]
  expect(await first.getAttribute('aria-pressed')).toBe('false')
  await first.click()
  await first.press('Tab')
  await second.focus()
  await second.press('Enter')
  await expect.poll(() => second.getAttribute('aria-pressed')).toBe('true')
  await expect.poll(() => page.locator('#toasts').textContent()).toContain('Saved to your wish list')
  await expect.poll(() => count(page).textContent()).toBe('2Wish list')
  await expect.poll(() => count(other).textContent()).toBe('2Wish list')
  await expect.poll(() => hearts(other).nth(1).getAttribute('aria-pressed')).toBe('true')

  await other.goto(addressOf(LANTERN, '/wish-list/'))
  await other.waitForURL((url) => url.search === `?ids=${kept}`)
  const list = await names(other)
  expect(list).toHaveLength(2)
  const stranger = await (await openBrowser()).newPage()
  await stranger.goto(other.url())
  expect(await names(stranger)).toEqual(list)
  await stranger.locator('[data-keep]').click()
  await expect.poll(() => count(stranger).textContent()).toBe('2Wish list')
  await expect.poll(() => stranger.locator('[data-keep]').isVisible()).toBe(false)

  await hearts(other).first().click()
  await other.waitForURL((url) => url.search === `?ids=${kept[1]}`)
  await expect.poll(() => count(page).textContent()).toBe('1Wish list')
  expect(trouble).toEqual([])
})

// spec: D.wishes.5
test('a comparison is chosen on the list, and its first column stays while a phone scrolls through the others', async () => {
  const page = await (await openBrowser()).newPage()
  await page.goto(addressOf(LANTERN, '/wish-list/?ids=7110,7111,7112,7114,7123'))
  const boxes = page.locator('form[data-compare] input[type=checkbox]')
  await expect.poll(() => boxes.last().isDisabled()).toBe(true)
  await boxes.first().uncheck()
  await expect.poll(() => boxes.last().isDisabled()).toBe(false)
  await page.locator('form[data-compare] button').click()
  await page.waitForURL((url) => url.pathname === '/wish-list/compare/')
  expect(new URL(page.url()).searchParams.getAll('ids')).toEqual(['7111', '7112', '7114'])
  expect(await page.locator('th[scope=col] a[aria-label]').count()).toBe(3)
  const label = page.locator('th[scope=row]').first()
  const before = await label.boundingBox()
  await page.locator('th[scope=col]').last().scrollIntoViewIfNeeded()
  expect(await page.locator('section:has(> table)').evaluate((element) => element.scrollLeft > 0)).toBe(true)
  expect((await label.boundingBox())?.x).toBe(before?.x)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375)
})

// spec: D.wishes.7
test('hearts of a list lead to a comparison: one says how many it takes, two are a link to both', async () => {
  const page = await (await openBrowser()).newPage()
  await page.goto(addressOf(LANTERN, LIST))
  const bar = page.locator('[data-compare-bar]')
  await hearts(page).first().waitFor()
  expect(await bar.isVisible()).toBe(false)
  await hearts(page).nth(0).click()
  await expect.poll(() => bar.textContent()).toBe('Choose two to four experiences to compare')
  expect([await bar.isVisible(), await bar.getAttribute('href')]).toEqual([true, null])
  await hearts(page).nth(1).click()
  await expect.poll(() => bar.textContent()).toBe('Compare (2)')
  const kept = await Promise.all([1, 0].map((place) => hearts(page).nth(place).getAttribute('data-wish')))
  // What replaces the list has it too.
  await page.locator('select[name=sort]').selectOption('price')
  await page.waitForURL(/sort=price/)
  await expect.poll(() => bar.isVisible()).toBe(true)
  await bar.click()
  await page.waitForURL((url) => url.pathname === '/wish-list/compare/' && url.search === `?ids=${kept}`)
  await expect.poll(() => page.locator('th[scope=col]').count()).toBe(2)
})

// spec: D.wishes.8
test('a wish list that was seen comes back without a network, and what is kept stays', async () => {
  const context = await openBrowser({ ...PHONE, seesPictures: true })
  const page = await context.newPage()
  await page.goto(addressOf(LANTERN, '/wish-list/?ids=7110,7111'))
  const list = await names(page)
  expect(list).toHaveLength(2)
  await page.locator('[data-keep]').click()
  await expect.poll(() => count(page).textContent()).toBe('2Wish list')
  await page.goto(addressOf(LANTERN, LIST))
  await hearts(page).first().waitFor()
  await context.setOffline(true)
  await page.goBack()
  await page.waitForURL((url) => url.pathname === '/wish-list/')
  expect(await names(page)).toEqual(list)
  await expect.poll(() => count(page).textContent()).toBe('2Wish list')
})

// spec: D.wishes.6
test('what was looked at lately stands on the next product page once it is near, without the page itself', async () => {
  const page = await (await openBrowser()).newPage()
  await page.goto(addressOf(LANTERN, LIST))
  const [one = '', two = '', three = ''] = await page
    .locator('main ul li[data-tgid] h3 a[href*="-t7"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const row = page.locator('#recently-viewed')
  for (const path of [one, two, three]) {
    await page.goto(addressOf(LANTERN, path))
    await expect.poll(() => page.evaluate(() => localStorage.getItem('viewed'))).toContain(/t(\d+)\/$/.exec(path)?.[1])
    // A card alone is no row.
    if (path === two) expect(await row.isVisible()).toBe(false)
  }
  await expect.poll(() => row.isVisible()).toBe(true)
  expect(await row.locator('li').count()).toBe(0)
  const room = (await row.boundingBox())?.height
  await row.scrollIntoViewIfNeeded()
  await row.locator('li h3').first().waitFor()
  expect(await row.locator('h3 a').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    two,
    one,
  ])
  expect((await row.boundingBox())?.height).toBe(room)
})
