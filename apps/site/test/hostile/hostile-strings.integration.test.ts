import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../../../../test/tools/launch-browser.ts'
import { createTestSite, HOST, pageDocument, type TestSite } from '../sample-site.ts'
import { blocksWithText } from './hostile-page.ts'
import { HOSTILE_STRINGS } from './hostile-strings.ts'

/** A sample of the corpus in a real browser, without the policy that would keep what slipped through from running. */

const ORIGIN = `https://${HOST}`
/** Every sixth string of each group. */
const SAMPLE = Object.values(HOSTILE_STRINGS).flatMap((strings) => strings.filter((_, place) => place % 6 === 0))
const AT_ONCE = 8

let site: TestSite
let browser: Browser
let page: Page
let html: string
let asked: string[]

beforeAll(async () => {
  ;[site, browser] = await Promise.all([createTestSite(), launchBrowser()])
  page = await browser.newPage()
  await page.addInitScript(() => {
    globalThis.alert = (words) => {
      document.documentElement.dataset.alerted = String(words)
    }
  })
  await page.route('**', async (route) => {
    const { href, origin, pathname } = new URL(route.request().url())
    if (origin === ORIGIN && pathname === '/hostile/') return route.fulfill({ contentType: 'text/html', body: html })
    asked.push(href)
    return route.abort()
  })
})
afterAll(async () => {
  await browser?.close()
  await site?.dispose()
})

async function open(blocks: ReturnType<typeof blocksWithText>, title: string): Promise<void> {
  const uid = `${HOST}.hostile`
  site.putPage(pageDocument({ uid, pageType: 'contentPage', title, blocks: [...blocks] }))
  await site.purge(`page:${uid}:en:page`)
  html = (await site.get('/hostile/')).body
  asked = []
  await page.goto(`${ORIGIN}/hostile/`, { waitUntil: 'load' })
}

const alerted = () => page.evaluate(() => document.documentElement.dataset.alerted)

/** Points at, focuses and opens whatever can be. */
async function touchAll(): Promise<void> {
  await page.evaluate(() => {
    addEventListener('click', (event) => event.preventDefault())
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      for (const name of ['mouseover', 'pointerdown', 'toggle', 'animationstart'])
        element.dispatchEvent(new Event(name, { bubbles: true }))
      element.focus()
      if (element.matches('a, button, xss, x, input')) element.click()
    }
  })
}

test('this page would be caught', async () => {
  await open([], 'x')
  html = html.replace('</h1>', '<img src=x onerror=alert(1)></h1>')
  await page.goto(`${ORIGIN}/hostile/`, { waitUntil: 'load' })
  await expect.poll(alerted).toBe('1')
})

const parts = [...Array(Math.ceil(SAMPLE.length / AT_ONCE)).keys()]
// spec: D.display.27
test.each(parts)('nothing runs, and nobody else is asked: part %i of the sample', async (part) => {
  const strings = SAMPLE.slice(part * AT_ONCE, (part + 1) * AT_ONCE)
  const blocks = strings.flatMap((text, place) => blocksWithText(text, 500_000 + 100 * part + 2 * place))
  await open(blocks, strings.join(' '))
  await touchAll()
  expect(await alerted()).toBeUndefined()
  expect(page.url()).toBe(`${ORIGIN}/hostile/`)
  const scripts = asked.filter((address) => /xss|evil\.example/.test(new URL(address).host))
  expect(scripts).toEqual([])
  expect(await page.locator('footer').count()).toBe(1)
})
