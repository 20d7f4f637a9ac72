import { brotliCompressSync, constants } from 'node:zlib'
import { parse } from 'node-html-parser'
import type { Browser, Request } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addressOf, connectToBrowser, fetchPage, openContext } from '../../../test/tools/browser.ts'
import { SAMPLE_PAGES, type SamplePage, WAYFARE } from '../tools/sample-pages.ts'

/**
 * Bytes on the wire, brotli. Of the entry the frame may have 2,048, beside 2,048 for all else. Other scripts may be larger
 * where a page is a list or a product, and styles where dates, tickets, reviews and a way through them are to be chosen from.
 */
const BUDGET = {
  html: 22_528,
  css: 13_568,
  productCss: 16_896,
  print: 1_536,
  entry: 4_096,
  islands: 10_240,
  listIslands: 20_480,
  measuring: 4_096,
}
/**
 * What a phone is sent before the page's largest picture is there: all that its HTML has the browser fetch, that picture
 * included; and in all, while nobody scrolls, with what scripts fetch once there is time, the question about cookies, pictures
 * as far below as a browser fetches them on a poor line, and the heads of all answers.
 */
const FIRST_VIEW = { fonts: 45_000, opening: 120_000, all: 350_000 }
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true }

let browser: Browser
beforeAll(async () => {
  browser = await connectToBrowser()
})
afterAll(() => browser.close())

interface Weights {
  html: number
  css: number
  print: number
  entry: number
  islands: number
  measuring: number
}

function partOf(request: Request): keyof Weights | undefined {
  const { pathname } = new URL(request.url())
  if (request.resourceType() === 'document') return 'html'
  // Fetched by who is asked about cookies, once the page is there.
  if (pathname.includes('consent-banner')) return undefined
  if (pathname.includes('/ui-print.')) return 'print'
  if (pathname.endsWith('.css')) return 'css'
  if (/\/entry-/.test(pathname)) return 'entry'
  if (/\/measure-/.test(pathname)) return 'measuring'
  // In some visits alone, once the page has loaded.
  if (/\/vitals-/.test(pathname)) return undefined
  return pathname.endsWith('.js') ? 'islands' : undefined
}

async function weigh({ host, path }: SamplePage): Promise<Weights> {
  // Asked about cookies, so that the banner counts too.
  const context = await openContext(browser, { viewport: { width: 1512, height: 900 }, mayBeAsked: true })
  const page = await context.newPage()
  const weights: Weights = { html: 0, css: 0, print: 0, entry: 0, islands: 0, measuring: 0 }
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  // Whatever a visitor may wake: all of the page seen, the frame touched.
  await page.goto(addressOf(host, path.en), { waitUntil: 'networkidle' })
  await page.evaluate(
    '(async () => { for (let y = 0; y < document.body.scrollHeight; y += 600) { scrollTo(0, y); await new Promise((next) => setTimeout(next, 30)) } })()',
  )
  await page.locator('header [popovertarget=locale-panel]').hover()
  await page.waitForLoadState('networkidle')
  for (const request of [...finished]) {
    const part = partOf(request)
    if (part) weights[part] += (await request.sizes()).responseBodySize
  }
  await context.close()
  return weights
}

describe.each(SAMPLE_PAGES)('$type', (sample) => {
  test('stays within every budget', async () => {
    const weights = await weigh(sample)
    expect(weights.html).toBeGreaterThan(1000)
    expect(weights.entry).toBeGreaterThan(500)
    expect(weights.html).toBeLessThanOrEqual(BUDGET.html)
    expect(weights.css).toBeLessThanOrEqual(sample.type === 'show' ? BUDGET.productCss : BUDGET.css)
    expect(weights.print).toBeGreaterThan(500)
    expect(weights.print).toBeLessThanOrEqual(BUDGET.print)
    expect(weights.entry).toBeLessThanOrEqual(BUDGET.entry)
    expect(weights.measuring).toBeGreaterThan(2000)
    expect(weights.measuring).toBeLessThanOrEqual(BUDGET.measuring)
    const isList = ['collection', 'show'].includes(sample.type)
    expect(weights.islands).toBeLessThanOrEqual(isList ? BUDGET.listIslands : BUDGET.islands)
  })
})

/** Bytes by what was asked for, on a phone that shows the page for the first time. */
async function weighFirstView({ host, path }: SamplePage) {
  const { text: html } = await fetchPage(host, path.en)
  const context = await openContext(browser, { ...PHONE, seesPictures: true, mayBeAsked: true })
  const page = await context.newPage()
  const finished: Request[] = []
  page.on('requestfinished', (request) => finished.push(request))
  await page.goto(addressOf(host, path.en), { waitUntil: 'networkidle' })
  const opening = await page.evaluate(
    () => document.querySelector<HTMLImageElement>('img[fetchpriority=high]')?.currentSrc,
  )
  const weights = { fonts: 0, opening: 0, all: 0 }
  for (const request of [...finished]) {
    const { responseBodySize: bytes, responseHeadersSize } = await request.sizes()
    const type = request.resourceType()
    const isNamed =
      type === 'document' || (type !== 'fetch' && type !== 'xhr' && html.includes(new URL(request.url()).pathname))
    weights.all += bytes + responseHeadersSize
    if (type === 'font') weights.fonts += bytes
    if (request.url() === opening || (isNamed && type !== 'image')) weights.opening += bytes
  }
  await context.close()
  return weights
}

// spec: D.display.25
test.each(SAMPLE_PAGES)('the first view of the $type is small', async (sample) => {
  const weights = await weighFirstView(sample)
  expect(weights.fonts).toBeGreaterThan(10_000)
  expect(Object.entries(FIRST_VIEW).filter(([part, most]) => weights[part as keyof typeof weights] > most)).toEqual([])
})

test('the budget of the list holds for a whole page of cards in every language and a long-winded currency', async () => {
  const list = SAMPLE_PAGES.find(({ type }) => type === 'collection')
  for (const path of Object.values(list?.path ?? {})) {
    const { text: html } = await fetchPage(list?.host ?? '', `${path}?currency=IDR`)
    expect(html.match(/<h3 class="name_/g)).toHaveLength(24)
    const bytes = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }).byteLength
    expect(bytes, path).toBeLessThanOrEqual(BUDGET.html)
  }
})

/** In the body, before anything is opened; the largest page had 1,396 when this was set, and a day with more dates has more. */
const MOST_ELEMENTS = 1_450

test('no page is sent with more elements than a phone lays out quickly', async () => {
  const counts: Record<string, number> = {}
  for (const { host, path } of SAMPLE_PAGES) {
    for (const address of Object.values(path)) {
      const { text: html } = await fetchPage(host, address)
      counts[`${host}${address}`] = parse(html).querySelectorAll('body *').length
    }
  }
  expect(Object.entries(counts).filter(([, count]) => count > MOST_ELEMENTS || count < 100)).toEqual([])
})

/** Class names that the build made, of a page's elements or of a sheet's rules. */
function classesIn(text: string, pattern: RegExp): Set<string> {
  return new Set(
    [...text.matchAll(pattern)].flatMap(([, names = '']) => names.split(' ')).filter((name) => /_[\w-]{4}$/.test(name)),
  )
}

test('a page has the styles of everything on it, and the page of a tour group too', async () => {
  const { text: list } = await fetchPage(WAYFARE, '/things-to-do-in-paris/')
  const product = { host: WAYFARE, path: { en: /href="(\/[^"]*-t7114\/)"/.exec(list)?.[1] ?? '' } }
  const bare: string[] = []
  for (const { host, path } of [...SAMPLE_PAGES, product]) {
    const { text: html } = await fetchPage(host, path.en)
    const sheets = [...html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, href = '']) =>
      fetchPage(host, href),
    )
    const rules = classesIn((await Promise.all(sheets)).map(({ text }) => text).join(''), /\.([\w-]+)/g)
    const shown = classesIn(html, / class="([^"]+)"/g)
    bare.push(...[...shown].filter((name) => !rules.has(name)).map((name) => `${path.en} ${name}`))
  }
  expect(bare).toEqual([])
})
