import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { parse } from 'node-html-parser'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { connectToBrowser, fetchFrom, openContext, watchForTrouble } from './tools/browser.ts'
import { DARK_BRAND, LANTERN, LIGHT_BRAND } from './tools/world.ts'

/** Every component in every state, as the gallery shows it: by width, in words that nobody speaks, in both directions. */

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const { site, sitePort } = inject('system')

/** The addresses of all examples, by the group that they are listed in. */
async function listExamples(): Promise<ReadonlyMap<string, readonly string[]>> {
  const { text } = await fetchFrom('localhost', sitePort, '/_gallery/')
  const groups = parse(text)
    .querySelectorAll('section')
    .map((section): [string, string[]] => {
      const addresses = section.querySelectorAll('iframe').map((frame) => frame.getAttribute('src') ?? '')
      return [section.getAttribute('aria-labelledby') ?? '', addresses.map(exampleOf)]
    })
  return new Map(groups)
}

const exampleOf = (address: string) => new URL(address, site).searchParams.get('show') ?? ''

let browser: Browser
beforeAll(async () => {
  browser = await connectToBrowser()
})
afterAll(() => browser.close())

interface Look {
  readonly brand: string
  readonly words: string
  readonly width: number
}

/** Pages that are looked at side by side. */
const AT_ONCE = 3

/** Looks at each example, several at a time, and gathers what is wrong with them. */
async function findFaults(shown: readonly string[], { width, ...query }: Look): Promise<string[]> {
  const waiting = [...shown]
  const faults: string[] = []
  const look = async () => {
    // axe is put in from outside, which the page's own policy rightly forbids.
    const viewport = { width, height: 800 }
    const context = await openContext(browser, { viewport, bypassCSP: true })
    await context.addInitScript(axe)
    const page = await context.newPage()
    const trouble = watchForTrouble(page)
    for (let show = waiting.shift(); show !== undefined; show = waiting.shift()) {
      await page.goto(`${site}/_gallery/?${new URLSearchParams({ ...query, show })}`, { waitUntil: 'load' })
      await waitUntilOpen(page)
      const found = [...(await findOverflow(page)), ...(await findViolations(page)), ...trouble.splice(0)]
      // Pictures of the examples need not exist.
      faults.push(...found.filter((fault) => !/\b404\b/.test(fault)).map((fault) => `${show}: ${fault}`))
    }
    await context.close()
  }
  await Promise.all(Array.from({ length: AT_ONCE }, look))
  return faults.toSorted()
}

/** What has to be pressed to be seen is pressed once the page has loaded; some of it is fetched only then. */
async function waitUntilOpen(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const press = document.querySelector<HTMLElement>('template[data-press]')?.dataset.press
    const isPressed = press !== undefined && document.querySelector(press)?.checkVisibility()
    return !isPressed || document.querySelector('dialog[open], :popover-open') !== null
  })
}

describe('nothing is wider than the window, and axe finds nothing', () => {
  // A light brand and a dark one, each direction and each width: what is a drawer on a phone is a dialog on a desktop.
  test.each([
    { brand: LIGHT_BRAND, words: 'mirrored', width: 375 },
    { brand: DARK_BRAND, words: 'long', width: 1512 },
  ])('$brand in $words words at $width px', async (look) => {
    const frame = (await listExamples()).get('frame') ?? []
    expect(frame.length).toBeGreaterThan(40)
    expect(await findFaults([...frame, 'blocks', 'primitives'], look)).toEqual([])
  })
})

/** Of the page and whatever lies over it. What sticks out of `<main>` is cut off, and so missing. */
function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const layers = document.querySelectorAll<HTMLElement>('html, main, dialog[open], :popover-open')
    return [...layers]
      .filter((layer) => layer.scrollWidth > Math.min(layer.clientWidth, innerWidth))
      .map((layer) => `${layer.tagName.toLowerCase()}#${layer.id} is ${layer.scrollWidth} px wide`)
  })
}

interface Violation {
  readonly id: string
  readonly help: string
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[]
}

async function findViolations(page: Page): Promise<string[]> {
  const violations = await page.evaluate<Violation[]>(
    `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'], resultTypes: ['violations'] }).then((result) => result.violations)`,
  )
  return (
    violations
      // One block in several states has one title several times.
      .filter(({ id }) => id !== 'landmark-unique')
      .flatMap(({ id, help, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${help}: ${html.slice(0, 160)} ${failureSummary ?? ''}`),
      )
  )
}

test('the list shows examples in frames, each as high as what it shows', async () => {
  const page = await (await openContext(browser, { viewport: { width: 1600, height: 900 } })).newPage()
  const trouble = watchForTrouble(page)
  await page.goto(`${site}/_gallery/?uid=${LANTERN}&lang=ar&words=long&width=375`, { waitUntil: 'load' })
  const frame = page.locator('iframe[title="facts, long"]')
  await frame.scrollIntoViewIfNeeded()
  await frame.contentFrame().locator('main li').first().waitFor()
  expect(await frame.getAttribute('width')).toBe('375')
  await expect.poll(async () => Number(await frame.getAttribute('height'))).toBeGreaterThan(200)
  expect(trouble.filter((line) => !/\b404\b/.test(line))).toEqual([])
  await page.close()
})
