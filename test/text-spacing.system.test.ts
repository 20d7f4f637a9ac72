import { LOCALES } from '@passepartout/content-model/locales'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addressOf, connectToBrowser, openContext } from './tools/browser.ts'
import { listPublishedPages, type PublishedPage } from './tools/published-pages.ts'
import { LANTERN } from './tools/world.ts'

/**
 * Who reads with more room between lines, words and letters loses nothing (WCAG 2.2, 1.4.12 Text Spacing): no label of the frame is
 * cut, and no page becomes wider than its screen.
 */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: .12em !important; word-spacing: .16em !important }
  p { margin-block-end: 2em !important }`
const WIDTHS = [320, 1024, 1440]

const published = listPublishedPages(inject('system').dataDirectory)
const languages = LOCALES.map(({ code }) => code).filter((code) => published.some(({ lang }) => lang === code))
let browser: Browser
beforeAll(async () => {
  browser = await connectToBrowser()
})
afterAll(() => browser.close())

/** Words of header and booking bar that are not seen whole: behind an edge of what holds them, or beside it. */
function findCutLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const holder = node.parentElement
      if (!holder?.closest('header, [data-booking=bar]') || !node.textContent?.trim() || !holder.checkVisibility())
        continue
      if (holder.closest('[popover], svg, [class*=hidden]')) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const words = range.getBoundingClientRect()
      const edges = [holder, holder.closest('header, [data-booking=bar]')].flatMap((edge) => edge ?? [])
      for (let edge: Element | null = holder; edge && edge.tagName !== 'BODY'; edge = edge.parentElement)
        if (getComputedStyle(edge).overflowX !== 'visible') edges.push(edge)
      const isCut = edges.slice(1).some((edge) => {
        const box = edge.getBoundingClientRect()
        return (
          words.left < box.left - 1 ||
          words.right > box.right + 1 ||
          words.top < box.top - 1 ||
          words.bottom > box.bottom + 1
        )
      })
      if (isCut) cut.push(`“${node.textContent.trim()}” is cut`)
    }
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [...cut, `${scrollWidth - clientWidth} px wider than the screen`] : cut
  })
}

/** The frame differs by site and language; what stands below it is looked at where words are longest. */
function pagesOf(lang: PublishedPage['lang']): readonly PublishedPage[] {
  const own = published.filter((page) => page.lang === lang)
  const homes = own.filter(({ pageType }) => pageType === 'homePage')
  if (lang === 'de') return [...homes, ...new Map(own.map((page) => [page.pageType, page])).values()]
  const turn = languages.indexOf(lang) % homes.length
  return homes.filter(({ host }, index) => host === LANTERN || index === turn)
}

// spec: D.display.39
test.each(languages)('in %s everything is read with more room between letters, words and lines', async (lang) => {
  // The site's policy lets no style of anybody else in.
  const context = await openContext(browser, { bypassCSP: true })
  const page = await context.newPage()
  const faults: string[] = []
  for (const { host, path } of new Set(pagesOf(lang))) {
    await page.goto(addressOf(host, path))
    await page.addStyleTag({ content: SPACING })
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 })
      faults.push(...(await findCutLabels(page)).map((fault) => `${host}${path} at ${width}: ${fault}`))
    }
  }
  await context.close()
  expect(faults).toEqual([])
})
