import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CHROMIUM_FLAGS, findChromium, findWholeChromium } from '../scripts/checks/find-chromium.ts'
import { addressOf, fetchPage } from './tools/browser.ts'
import { LANTERN, STAGE, THINGS_TO_DO } from './tools/world.ts'

/** Pages are kept whole by the browser (back/forward cache), so that Back shows them at once and as they were left. */

/** Drivers switch it off. */
let browser: Browser
beforeAll(async () => {
  browser = await chromium.launch({
    executablePath: findWholeChromium() ?? findChromium(),
    args: CHROMIUM_FLAGS,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
})
afterAll(() => browser.close())

const KINDS: readonly (readonly [kind: string, find: () => Promise<string>])[] = [
  ['home', async () => addressOf(LANTERN, '/')],
  ['list', async () => addressOf(LANTERN, THINGS_TO_DO)],
  ['product', async () => addressOf(LANTERN, await firstProduct())],
  ['shows', async () => addressOf(STAGE, '/plays/')],
  ['search', async () => addressOf(LANTERN, '/search/?q=harbour')],
  ['wish list', async () => addressOf(LANTERN, '/wish-list/')],
]

async function firstProduct(): Promise<string> {
  const { text } = await fetchPage(LANTERN, THINGS_TO_DO)
  return /href="(\/[^"]*-t\d+\/)"/.exec(text)?.[1] ?? ''
}

test('pages of all kinds come back from the browser’s memory, and nothing of them keeps it from that', async () => {
  const context = await browser.newContext({
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36',
  })
  const page = await context.newPage()
  const seen: string[] = []
  for (const [kind, find] of KINDS) seen.push(`${kind}: ${await comeBack(page, await find())}`)
  await context.close()
  expect(seen).toEqual(KINDS.map(([kind]) => `${kind}: kept`))
})

/** Leaves a page for another of its host and comes back; says whether the browser had kept it, else why not. */
async function comeBack(page: Page, address: string): Promise<string> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.persisted = String(persisted)
    })
  })
  await page.goto(new URL('/privacy-policy/', address).href, { waitUntil: 'networkidle' })
  await page.evaluate(() => history.back()).catch(() => {})
  await page.waitForURL(address, { waitUntil: 'commit' })
  await page.waitForFunction(isBack)
  return page.evaluate(() => {
    if (document.documentElement.dataset.persisted === 'true') return 'kept'
    const [entry] = performance.getEntriesByType('navigation')
    return JSON.stringify(entry && 'notRestoredReasons' in entry ? entry.notRestoredReasons : 'no reasons')
  })
}

/** A page that was kept tells so a moment after its address is shown; one that was not is loaded anew. */
function isBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return document.documentElement.dataset.persisted !== undefined || Object(entry).type === 'back_forward'
}
