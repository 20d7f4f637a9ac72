import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { addressOf, connectToBrowser, openContext, watchForTrouble } from '../../../test/tools/browser.ts'
import { layOutAll } from '../../../test/tools/lay-out-all.ts'
import { SAMPLE_PAGES, THEATRE, WAYFARE } from '../tools/sample-pages.ts'

let browser: Browser
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

beforeAll(async () => {
  browser = await connectToBrowser()
})
afterAll(() => browser.close())

interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

async function check(address: string, width: number, colorScheme: 'light' | 'dark'): Promise<string[]> {
  // axe is put in from outside, which the page's own policy rightly forbids.
  const context = await openContext(browser, {
    viewport: { width, height: 900 },
    colorScheme,
    bypassCSP: true,
  })
  const page = await context.newPage()
  const trouble = watchForTrouble(page)
  await page.goto(address, { waitUntil: 'load' })
  await layOutAll(page)
  await page.addScriptTag({ content: axe })
  const violations = await page.evaluate<Violation[]>(
    `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] }).then((result) => result.violations)`,
  )
  const overflow = await page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')
  await context.close()
  return [
    ...violations.flatMap(({ id, help, nodes }) =>
      nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
    ),
    ...trouble,
    ...(Number(overflow) > 0 ? [`the page is ${overflow} px wider than the window`] : []),
  ]
}

const CASES = SAMPLE_PAGES.flatMap(({ type, host, path }) =>
  Object.entries(path).flatMap(([lang, address]) =>
    (['en', 'ar'].includes(lang) ? [375, 1512] : [768]).map((width) => ({ type, lang, host, path: address, width })),
  ),
)

/** Each direction of writing and each width once; more than that shows nothing new of a page type. */
const TELLING = ['en 375', 'ar 1512', 'de 768']
const SHOWN = inject('isWhole') ? CASES : CASES.filter(({ lang, width }) => TELLING.includes(`${lang} ${width}`))

describe('axe finds nothing, nothing overflows, nothing complains', () => {
  test.each(SHOWN)('$type in $lang at $width px', async ({ host, path, width }) => {
    expect(await check(addressOf(host, path), width, 'light')).toEqual([])
  })

  test.each([WAYFARE, THEATRE])('%s in the dark', async (host) => {
    expect(await check(addressOf(host, '/'), 1512, 'dark')).toEqual([])
  })

  test.each([
    ['/things-to-do-in-paris/', 375],
    ['/ar/anshita-fi-baris/', 1512],
    // spec: D.find.16
  ])('a list with its map, %s at %i px', async (path, width) => {
    expect(await check(addressOf(WAYFARE, `${path}?show=map`), width, 'light')).toEqual([])
  })

  test.each(['en', 'ar'])('a page that is not found, in %s', async (lang) => {
    const problems = await check(addressOf(WAYFARE, lang === 'ar' ? '/ar/la-shay/' : '/nothing-here/'), 768, 'light')
    expect(problems.filter((problem) => !/\b404\b/.test(problem))).toEqual([])
  })
})

describe('keyboard', () => {
  test('Tab reaches everything in order, always in sight, below the header', async () => {
    const page = await (await openContext(browser, { viewport: { width: 375, height: 700 } })).newPage()
    await page.goto(addressOf(WAYFARE, '/things-to-do-in-paris/'), { waitUntil: 'load' })
    await page.keyboard.press('Tab')
    expect(await page.evaluate('document.activeElement.getAttribute("href")')).toBe('#main')
    for (let step = 0; step < 40; step += 1) {
      await page.keyboard.press('Tab')
      const place = await page.evaluate<{ isHidden: boolean; html: string }>(`(() => {
        const element = document.activeElement
        const box = element.getBoundingClientRect()
        const header = document.querySelector('header')
        const below = header.contains(element) ? 0 : header.getBoundingClientRect().bottom
        return { isHidden: box.bottom <= below + 4 || box.top >= innerHeight || box.width === 0, html: element.outerHTML.slice(0, 120) }
      })()`)
      expect(place.isHidden, place.html).toBe(false)
    }
    await page.close()
  })
})
