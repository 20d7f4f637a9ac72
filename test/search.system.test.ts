import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { addressOf, connectToBrowser, fetchPage, openContext, openFilters, watchForTrouble } from './tools/browser.ts'
import { LANTERN } from './tools/world.ts'

/** What only a browser shows of the search: the panel of the header, what is offered while somebody types, the keyboard. */

/** What a traveller types, and the tour group that is meant: its number stands in the address of its page. */
const TYPED = [
  ['en', '/', 'castel timed', 't7110'],
  ['de', '/de/', 'caastlee tiimeed', 't7110'],
  ['ar', '/ar/', 'دخول قلعة', 't7110'],
] as const

let browser: Browser
beforeAll(async () => {
  browser = await connectToBrowser()
  // The index is built in the background of the first start, and answers from what it has meanwhile.
  await vi.waitFor(() => Promise.all(TYPED.map(isOffered)), { timeout: 120_000, interval: 500 })
})
afterAll(() => browser.close())

async function isOffered([, home, query, tgid]: (typeof TYPED)[number]): Promise<void> {
  const { text } = await fetchPage(LANTERN, `${home}search/suggestions/?${new URLSearchParams({ q: query })}`)
  expect(text).toContain(`-${tgid}/"`)
}

const field = (page: Page) => page.locator('#search-panel input[type=search]')

describe.each(TYPED)('in %s', (lang, home, query, tgid) => {
  test('without a script the header leads to a page of results with the tour group', async () => {
    const context = await openContext(browser, { javaScriptEnabled: false, viewport: { width: 375, height: 800 } })
    const page = await context.newPage()
    await page.goto(addressOf(LANTERN, home))
    await page.locator('header [popovertarget=search-panel]').click()
    await field(page).fill(query)
    await field(page).press('Enter')
    await page.waitForURL((url) => url.pathname === `${home}search/`)
    expect(new URL(page.url()).searchParams.get('q')).toBe(query)
    const found = page.locator(`main a[href$="-${tgid}/"]`)
    expect(await found.count()).toBe(1)
    expect(await page.evaluate(() => document.documentElement.lang.slice(0, 2))).toBe(lang)
    await found.click()
    await page.waitForURL((url) => url.pathname.endsWith(`-${tgid}/`))
    await context.close()
  })

  test('with one it is offered while somebody types, and the keyboard takes it', async () => {
    const context = await openContext(browser, { viewport: { width: 1512, height: 900 } })
    const page = await context.newPage()
    const trouble = watchForTrouble(page)
    await page.goto(addressOf(LANTERN, home))
    await page.locator('header [popovertarget=search-panel]').click()
    await field(page).pressSequentially(query)
    const option = page.locator(`#search-panel [role=option][data-href$="-${tgid}/"]`)
    await option.waitFor()
    expect(await field(page).getAttribute('aria-expanded')).toBe('true')
    while ((await option.getAttribute('aria-selected')) !== 'true') await field(page).press('ArrowDown')
    expect(await field(page).getAttribute('aria-activedescendant')).toBe(await option.getAttribute('id'))
    await field(page).press('Enter')
    await page.waitForURL((url) => url.pathname.endsWith(`-${tgid}/`))
    expect(trouble).toEqual([])
    await context.close()
  })
})

test.each([
  ['en', '/', 'castle'],
  ['de', '/de/', 'caastlee'],
  ['ar', '/ar/', 'قلعة'],
])(
  'in %s what was found is filtered without a script, and who is sent the address sees the same',
  async (lang, home, query) => {
    const plain = await openContext(browser, { javaScriptEnabled: false, viewport: { width: 375, height: 800 } })
    const page = await plain.newPage()
    await page.goto(addressOf(LANTERN, `${home}search/?${new URLSearchParams({ q: query })}`))
    await openFilters(page)
    const option = page.locator('[data-list] details label:has(input[type=checkbox]:enabled)').first()
    const count = Number(/\((\d+)\)/.exec((await option.textContent()) ?? '')?.[1])
    const name = (await option.locator('input').getAttribute('name')) ?? ''
    await option.locator('input').check()
    await page.locator('[data-list] details button').last().click()
    await page.waitForURL((url) => url.searchParams.has(name) && url.searchParams.get('q') === query)
    const shown = async (of: Page) => ({
      total: await of.locator('[data-list]').getAttribute('data-total'),
      names: await of.locator('[data-list] h3').allTextContents(),
      lang: await of.evaluate(() => document.documentElement.lang),
    })
    const filtered = await shown(page)
    expect([filtered.total, filtered.names.length]).toEqual([String(count), Math.min(24, count)])

    const scripted = await openContext(browser, { viewport: { width: 1512, height: 900 } })
    const other = await scripted.newPage()
    await other.goto(page.url())
    expect(await shown(other)).toEqual(filtered)
    expect(filtered.lang.slice(0, 2)).toBe(lang)

    const found = page.locator('[data-list] h3 a').first()
    const address = new URL((await found.getAttribute('href')) ?? '', page.url())
    await found.click()
    await page.waitForURL((url) => url.pathname === address.pathname)
    expect(await page.locator('h1').count()).toBe(1)
    await Promise.all([plain.close(), scripted.close()])
  },
)

test('what was searched for is offered again in this browser, until it is cleared', async () => {
  const context = await openContext(browser, { viewport: { width: 1512, height: 900 } })
  const page = await context.newPage()
  await page.goto(addressOf(LANTERN, '/search/?q=harbour'))
  const own = page.locator('form[data-search="search-page"] input[type=search]')
  const combobox = page.locator('form[data-search="search-page"] [role=combobox]')
  await own.fill('castle')
  await combobox.waitFor()
  await own.press('Enter')
  await page.waitForURL((url) => url.searchParams.get('q') === 'castle')
  await own.fill('')
  const options = page.locator('#search-page-list [role=option]')
  await options.first().waitFor()
  expect(await options.allTextContents()).toEqual(['castle', 'Clear'])
  await own.press('Escape')
  await options.first().waitFor({ state: 'detached' })
  await own.press('a')
  await own.press('Backspace')
  await options.last().click()
  await options.first().waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('recent-searches'))).toBe(null)
  await context.close()
})
