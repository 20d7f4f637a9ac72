import type { Browser, BrowserContext, Page, Request } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  addressOf,
  connectToBrowser,
  nameOfScript,
  openContext,
  SCRIPTS_OF_ANY_PAGE,
  watchForTrouble,
} from './tools/browser.ts'
import { LANTERN, PAPER_MOON, STAGE, THINGS_TO_DO } from './tools/world.ts'

let browser: Browser
let context: BrowserContext
let page: Page
let requests: Request[]
let trouble: string[]

beforeAll(async () => {
  browser = await connectToBrowser()
})
afterAll(() => browser.close())
beforeEach(async () => {
  context = await openContext(browser, { viewport: { width: 1512, height: 900 } })
  page = await context.newPage()
  requests = []
  page.on('request', (request) => requests.push(request))
  trouble = watchForTrouble(page)
})
afterEach(() => context.close())

const scripts = () => requests.map((request) => request.url()).filter((url) => url.endsWith('.js'))
const wasFetched = (island: string) => scripts().some((url) => url.includes(`/${island}.browser-`))
const SHOW = addressOf(STAGE, PAPER_MOON)
const LEGAL = addressOf(LANTERN, '/privacy-policy/')

describe('the script of an island is fetched only when it is wanted', () => {
  test('a page without islands of its own runs the small entry and what a first tap needs, until the frame is touched', async () => {
    await page.goto(LEGAL, { waitUntil: 'networkidle' })
    const names = () => scripts().map(nameOfScript)
    await expect.poll(() => names().toSorted()).toEqual(SCRIPTS_OF_ANY_PAGE.desktop)
    await page.locator('header [popovertarget=locale-panel]').hover()
    await page.locator('#locale-panel input[type=search]').waitFor({ state: 'attached' })
    expect(trouble).toEqual([])
  })

  test('an island below the fold sleeps until it comes near', async () => {
    await page.setViewportSize({ width: 1024, height: 400 })
    await page.goto(addressOf(LANTERN, '/'), { waitUntil: 'networkidle' })
    expect(wasFetched('carousel-controls')).toBe(false)
    await page
      .locator('pp-island[data-name=carousel-controls]')
      .first()
      .evaluate((element) => element.closest('section')?.scrollIntoView())
    await page.locator('pp-island[data-name=carousel-controls][data-awake]').first().waitFor({ state: 'attached' })
    expect(wasFetched('carousel-controls')).toBe(true)
    expect(trouble).toEqual([])
  })
})

test('a phone, which scrolls its rows by touch, never fetches the script of their buttons', async () => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto(addressOf(LANTERN, '/'), { waitUntil: 'load' })
  await page.evaluate(
    '(async () => { for (let y = 0; y < document.body.scrollHeight; y += 500) { scrollTo(0, y); await new Promise((next) => setTimeout(next, 30)) } })()',
  )
  await page.waitForLoadState('networkidle')
  expect(wasFetched('carousel-controls')).toBe(false)
})

describe('the first click is not lost', () => {
  test('a click before any script has arrived opens the gallery once they have', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(SHOW, { waitUntil: 'commit' })
    await page.locator('[data-hold]').first().click()
    expect(page.url()).toBe(SHOW)
    await expect(page.locator('dialog[open]').count()).resolves.toBe(0)
    release()
    await page.locator('dialog[open]').waitFor()
    expect(trouble).toEqual([])
  })

  test('a click while the island is being fetched, too', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/photo-gallery*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(SHOW, { waitUntil: 'load' })
    await page.locator('[data-hold]').first().click()
    release()
    await page.locator('dialog[open]').waitFor()
  })

  test('when the island cannot be fetched, the link is followed after all', async () => {
    await page.route('**/assets/photo-gallery*.js', (route) => route.abort())
    await page.goto(SHOW, { waitUntil: 'load' })
    const href = await page.locator('a[data-hold]').first().getAttribute('href')
    await page.locator('[data-hold]').first().click()
    await page.waitForURL((url) => url.href === href)
  })
})

test('the gallery is a dialog: Escape closes it and gives the focus back', async () => {
  await page.goto(SHOW, { waitUntil: 'load' })
  const first = page.locator('[data-hold]').first()
  await first.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
  expect(await first.evaluate((element) => element === document.activeElement)).toBe(true)
})

test('the gallery turns by its buttons and arrow keys, from the last picture to the first, and forgets what it showed', async () => {
  await page.goto(SHOW, { waitUntil: 'load' })
  const links = page
    .locator('pp-island')
    .filter({ has: page.locator('[data-hold]') })
    .first()
    .locator('[data-hold]')
  const addresses = await links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href))
  const dialog = page.getByRole('dialog')
  const shown = () => dialog.locator('img').getAttribute('src')
  await links.first().click()
  await expect.poll(shown).toBe(addresses[0])
  expect(await dialog.locator('[aria-live]').textContent()).toBe(await links.first().getAttribute('data-position'))
  await page.keyboard.press('ArrowLeft')
  await expect.poll(shown).toBe(addresses.at(-1))
  await dialog.getByRole('button').nth(1).click()
  await expect.poll(shown).toBe(addresses[0])
  await dialog.getByRole('button').last().click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await page.locator('dialog img').count()).toBe(0)
})

test('the carousel moves by its buttons, in either direction of writing', async () => {
  for (const path of ['/', '/ar/']) {
    await page.goto(addressOf(LANTERN, path), { waitUntil: 'load' })
    const controls = page.locator('pp-island[data-name=carousel-controls]').first()
    await controls.scrollIntoViewIfNeeded()
    const next = controls.getByRole('button').last()
    const listId = await next.getAttribute('aria-controls')
    await next.click()
    const scrolled = () => page.evaluate((id) => Math.abs(document.getElementById(id ?? '')?.scrollLeft ?? 0), listId)
    await expect.poll(scrolled).toBeGreaterThan(200)
  }
})

// spec: D.currencies.9
test('the currency filter finds by name and by code, and choosing changes every price', async () => {
  await page.goto(addressOf(LANTERN, THINGS_TO_DO), { waitUntil: 'load' })
  await page.locator('header [popovertarget=locale-panel]').click()
  await page.getByRole('searchbox').fill('yen')
  const options = page.locator('button[name=currency]:visible')
  await expect.poll(() => options.count()).toBe(1)
  await options.first().click()
  await page.waitForLoadState('load')
  expect(await page.locator('main').textContent()).toContain('¥')
  expect(await page.locator('main').textContent()).not.toContain('€')
})
