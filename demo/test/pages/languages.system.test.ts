import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, connectToBrowser, openContext, watchForTrouble } from '../../../test/tools/browser.ts'
import { watchShifts } from '../../../test/tools/watch-shifts.ts'
import { WAYFARE } from '../tools/sample-pages.ts'

const HOME = addressOf(WAYFARE, '/')
const FRENCH_HOME = addressOf(WAYFARE, '/fr/')

let browser: Browser
let context: BrowserContext
beforeAll(async () => {
  browser = await connectToBrowser()
})
afterAll(() => browser.close())
afterEach(() => context.close())

async function open(address: string, locale: string, options: Parameters<typeof openContext>[1] = {}): Promise<Page> {
  context = await openContext(browser, { locale, ...options })
  const page = await context.newPage()
  await page.goto(address, { waitUntil: 'networkidle' })
  return page
}

const bar = (page: Page) => page.locator('#suggestion')
const remembered = async () => (await context.cookies()).find(({ name }) => name === 'content-lang')

describe('the page in the language of its reader', () => {
  test('is offered in the reader’s words, by a region with a link and a button, and moves nothing', async () => {
    context = await openContext(browser, { locale: 'fr-CA' })
    const page = await context.newPage()
    const trouble = watchForTrouble(page)
    const shifts = await watchShifts(page)
    await page.goto(HOME, { waitUntil: 'networkidle' })
    const region = page.getByRole('region', { name: 'Voir cette page en français' })
    await region.waitFor()
    expect(await region.getAttribute('lang')).toBe('fr')
    expect(await region.getByRole('link').getAttribute('hreflang')).toBe('fr')
    await region.getByRole('button', { name: 'Fermer' }).waitFor()
    expect(page.url()).toBe(HOME)
    expect(await shifts()).toEqual([])
    expect(trouble).toEqual([])
    // After the link that skips the header, before everything else.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await region.getByRole('link').evaluate((link) => link === document.activeElement)).toBe(true)
  })

  test('is reached by the link, and remembered', async () => {
    const page = await open(HOME, 'fr')
    await bar(page).getByRole('link').click()
    await page.waitForURL(FRENCH_HOME)
    expect(await bar(page).isVisible()).toBe(false)
    expect(await remembered()).toMatchObject({ value: 'fr', path: '/', sameSite: 'Lax' })
    expect(((await remembered())?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(360 * 86_400)
  })

  // spec: D.languages.8
  test('is not offered again once it was dismissed', async () => {
    const page = await open(HOME, 'fr')
    await bar(page).getByRole('button').click()
    expect(await bar(page).isVisible()).toBe(false)
    expect(await remembered()).toMatchObject({ value: 'en' })
    await page.goto(addressOf(WAYFARE, '/things-to-do-in-paris/'), { waitUntil: 'networkidle' })
    expect(await bar(page).isVisible()).toBe(false)
  })

  test('is not offered where the page lacks it, nor where it is the page’s own', async () => {
    expect(await bar(await open(HOME, 'ja')).isVisible()).toBe(false)
    await context.close()
    const page = await open(FRENCH_HOME, 'fr-FR')
    expect(await bar(page).isVisible()).toBe(false)
    expect(await remembered()).toBeUndefined()
  })

  test('is not offered to a crawler, and nothing is fetched for it', async () => {
    const scripts: string[] = []
    context = await openContext(browser, {
      locale: 'fr',
      userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1) Chrome/150.0',
    })
    const page = await context.newPage()
    page.on('request', (request) => scripts.push(request.url()))
    await page.goto(HOME, { waitUntil: 'networkidle' })
    expect(await bar(page).isVisible()).toBe(false)
    expect(scripts.filter((url) => url.includes('suggestion'))).toEqual([])
  })
})

// spec: D.languages.18
test('a switch by the selector is remembered, and offered from then on', async () => {
  const page = await open(HOME, 'en-US')
  await page.locator('header [popovertarget=locale-panel]').click()
  await page.locator('#locale-panel a[hreflang=de]').click()
  await page.waitForURL(addressOf(WAYFARE, '/de/'))
  expect(await remembered()).toMatchObject({ value: 'de' })
  await page.goto(FRENCH_HOME, { waitUntil: 'networkidle' })
  await page.getByRole('region', { name: 'Diese Seite auf Deutsch ansehen' }).waitFor()
})

test('without scripts the selector leads to the other language, and nothing is offered', async () => {
  const page = await open(HOME, 'fr', { javaScriptEnabled: false })
  expect(await bar(page).isVisible()).toBe(false)
  await page.locator('header [popovertarget=locale-panel]').click()
  await page.locator('#locale-panel a[hreflang=fr]').click()
  await page.waitForURL(FRENCH_HOME)
})
