import type { Browser, BrowserContext } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { addressOf, connectToBrowser, openContext, THEATRE, WAYFARE } from './tools/browser.ts'

/** What is to be taken along is one sheet: what, where, when, how much, and nothing that can only be pressed. */

const EIFFEL = 'www.eiffel-tower-tickets.example'
const SHEETS = [
  { host: EIFFEL, path: '/plan-your-visit/' },
  { host: EIFFEL, path: '/de/besuch-planen/' },
  { host: EIFFEL, path: '/ar/khattit-li-ziyaratika/' },
  { host: WAYFARE, path: '/t7110/' },
  { host: WAYFARE, path: '/de/t7110/' },
  { host: WAYFARE, path: '/ar/t7110/' },
  { host: THEATRE, path: '/shows/the-lantern-thief/' },
  { host: THEATRE, path: '/de/shows/the-lantern-thief/' },
  { host: THEATRE, path: '/ar/urud/the-lantern-thief/' },
] as const

let browser: Browser
let context: BrowserContext
beforeAll(async () => {
  browser = await connectToBrowser()
})
afterEach(() => context.close())
afterAll(() => browser.close())

/** Each page of a PDF is an object of its own, and `/Pages` is their list. */
const sheetsOf = (pdf: Buffer) => pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0

test.each(SHEETS)('$host$path is one sheet of paper', async ({ host, path }) => {
  context = await openContext(browser, { viewport: { width: 1200, height: 900 } })
  const page = await context.newPage()
  await page.goto(addressOf(host, path))
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('h1').isVisible()).toBe(true)
  const pressed = page.locator('header nav, button, input, select, footer').filter({ visible: true })
  expect(await pressed.allTextContents()).toEqual([])
  expect(sheetsOf(await page.pdf({ preferCSSPageSize: true }))).toBe(1)
})
