import { LOCALES } from '@passepartout/content-model/locales'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connectToBrowser } from '../../../test/tools/browser.ts'
import { findFaults } from '../../../test/tools/find-faults.ts'
import { listPublishedPages, type PublishedPage } from '../../../test/tools/published-pages.ts'

/** Words differ in length by language, and the layout has to hold them all: one page of each type, from small phones to large screens. */
const WIDTHS = [320, 375, 768, 1024, 1512, 2560]

const published = listPublishedPages(inject('system').dataDirectory)
let browser: Browser
beforeAll(async () => {
  browser = await connectToBrowser()
})
afterAll(() => browser.close())

/** Of the longest words, of other letters, of the other direction; and the one that all of them are read against. */
const TELLING: readonly string[] = ['en', 'de', 'ru', 'ar']

/**
 * The first page of each type and every home. Unless all is walked, the homes of the brands take turns, and in languages that are
 * neither long nor written otherwise every other type does.
 */
function pagesOf(lang: PublishedPage['lang']): PublishedPage[] {
  const own = published.filter((page) => page.lang === lang)
  const types = [...new Map(own.toReversed().map((page) => [page.pageType, page])).values()]
  const homes = own.filter(({ pageType }) => pageType === 'homePage')
  if (inject('isWhole')) return [...new Set([...types, ...homes])]
  const turn = languages.indexOf(lang)
  const shown = TELLING.includes(lang) ? types : types.filter((_, index) => index % 2 === turn % 2)
  return [...new Set([...shown, ...homes.slice(turn % homes.length).slice(0, 1)])]
}

const languages = LOCALES.map(({ code }) => code).filter((code) => published.some(({ lang }) => lang === code))

test.each(languages)(
  // spec: D.display.32, D.compare.1
  'in %s no page is wider than the screen, no label is cut off, prices stand on one line, the menu shows what it has room for',
  async (lang) => {
    const faults = await findFaults(browser, pagesOf(lang), WIDTHS, async (page) => [
      ...(await findOverflows(page)),
      ...(await findUnevenRows(page)),
      ...(await findHiddenItems(page)),
    ])
    expect(faults).toEqual([])
  },
)

test('on the narrowest phone the header has room for all of its tools, and a wish list beside them', async () => {
  const homes = published.filter(({ lang, pageType }) => lang === 'de' && pageType === 'homePage')
  const faults = await findFaults(browser, homes, [320, 375], async (page) => {
    const room = await page.evaluate(() => {
      for (const link of document.querySelectorAll('header [data-wishes]')) link.removeAttribute('hidden')
      const root = document.documentElement
      return root.clientWidth - root.scrollWidth
    })
    return room < 0 ? [`${-room} are missing`] : []
  })
  expect(faults).toEqual([])
})

/** What sticks out of the page sideways, and labels whose words do not fit into their box. */
function findOverflows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement
    const wide = root.scrollWidth > root.clientWidth ? [`the page is ${root.scrollWidth} wide`] : []
    const cut = [...document.querySelectorAll<HTMLElement>('a, button, summary, h1, h2, h3')]
      .filter((element) => element.checkVisibility() && element.clientWidth > 1 && element.textContent.trim() !== '')
      .filter((element) => element.scrollWidth > element.clientWidth + 1)
    return [...wide, ...cut.map((element) => `“${element.textContent.trim().slice(0, 60)}” is cut off`)]
  })
}

/** An item that the menu's list of the rest hides, although the bar has much more room than it takes. */
function findHiddenItems(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const much = 96
    const items = [...document.querySelectorAll<HTMLElement>('#header nav > ul > li')]
    const isShown = (item: HTMLElement) => getComputedStyle(item).display !== 'none'
    const nav = document.querySelector('#header nav')?.getBoundingClientRect()
    const hidden = items.find((item) => !isShown(item) && !item.querySelector('#menu-more'))
    const taken = items.filter(isShown).reduce((sum, item) => sum + item.getBoundingClientRect().width, 0)
    if (!nav || nav.width === 0 || !hidden) return []
    hidden.style.display = 'block'
    hidden.style.flex = 'none'
    const needs = hidden.getBoundingClientRect().width
    hidden.removeAttribute('style')
    const spare = nav.width - taken - needs
    return spare > much
      ? [`“${hidden.textContent.trim().slice(0, 30)}” is hidden beside ${Math.round(spare)} more than it needs`]
      : []
  })
}

/** Cards of one row of which a line begins higher than its neighbour's. */
function findUnevenRows(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    // Reviews are as long as they are.
    const inRows = [...document.querySelectorAll('li:has(> h3)')].filter((card) => !card.closest('[data-reviews]'))
    const cards = inRows.map((card) => ({
      list: card.parentElement,
      top: Math.round(card.getBoundingClientRect().top),
      name: card.querySelector('h3')?.textContent.trim().slice(0, 40),
      lines: [...card.children].map((line) => Math.round(line.getBoundingClientRect().top)).join(),
    }))
    return cards.flatMap((card, index) => {
      const before = cards[index - 1]
      const isRow = before && before.list === card.list && before.top === card.top
      return isRow && before.lines !== card.lines ? [`“${card.name}” stands unlike “${before.name}”`] : []
    })
  })
}
