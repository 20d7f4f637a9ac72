import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { translatorOf } from '../apps/site/src/i18n/dictionary.ts'
import { addressOf, connectToBrowser, fetchPage, openContext } from './tools/browser.ts'
import { LANTERN, PAPER_MOON, STAGE, THINGS_TO_DO } from './tools/world.ts'

/** What stays with the reader of a product page on a phone. */
const PHONE = { viewport: { width: 375, height: 740 }, isMobile: true, hasTouch: true }

let browser: Browser
beforeAll(async () => {
  browser = await connectToBrowser()
})
afterAll(() => browser.close())

async function openProduct(): Promise<Page> {
  const { text } = await fetchPage(LANTERN, THINGS_TO_DO)
  const context = await openContext(browser, PHONE)
  const page = await context.newPage()
  const started = page.waitForResponse(/apply-choices/)
  await page.goto(addressOf(LANTERN, /href="(\/[^"]*-t\d+\/)"/.exec(text)?.[1] ?? ''))
  await started
  return page
}

test('the bar has the words and the link of the card, and hides while the card is in sight', async () => {
  const page = await openProduct()
  const [bar, card] = ['bar', 'card'].map((part) => page.locator(`[data-booking="${part}"]`))
  if (!bar || !card) throw new Error('the page lacks a part')
  const saidBy = (part: typeof bar) =>
    part.evaluate((element) => {
      const link = [...element.querySelectorAll('a')].find(({ href }) => /\/(?:go|book)\//.test(href))
      return { words: link?.textContent, href: link?.href, price: element.querySelector('strong')?.textContent }
    })
  const isShown = () => bar.evaluate((element) => getComputedStyle(element).visibility === 'visible')
  expect(await isShown()).toBe(true)
  expect(await saidBy(bar)).toEqual(await saidBy(card))
  await card.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }))
  await expect.poll(isShown).toBe(false)
  await page.evaluate('scrollTo({ top: document.body.scrollHeight, behavior: "instant" })')
  await expect.poll(isShown).toBe(true)
  await page.context().close()
})

/** What its button may say, in every language. */
const BUTTON_WORDS = LANGUAGE_CODES.flatMap((lang) => {
  const t = translatorOf(lang, () => {})
  return [t('experience.book'), t('show.book'), t('booking.dayOnNextPage'), t('card.checkAvailability')]
})

/** Writes each into the button of the bar, and says which take more than a line, or room that the bar has not. */
function findWrapped(page: Page): Promise<string[]> {
  return page.evaluate((words) => {
    const button = document.querySelector<HTMLElement>('[data-booking="bar"] a')
    const price = button?.previousElementSibling
    if (!button || !price) return ['there is no bar']
    return words.filter((said) => {
      button.textContent = said
      const [one, other] = [button, price].map((part) => part.getBoundingClientRect())
      return !one || !other || one.height > 48 || one.left < other.right || one.right > innerWidth
    })
  }, BUTTON_WORDS)
}

test('the button of the bar has one line in every language, beside a long price too', async () => {
  const product = await openProduct()
  const { origin, pathname } = new URL(product.url())
  const wrapped: string[] = []
  for (const address of [`${origin}${pathname}?currency=IDR`, addressOf(STAGE, `${PAPER_MOON}?currency=IDR`)]) {
    await product.goto(address)
    wrapped.push(...(await findWrapped(product)).map((words) => `${address}: ${words}`))
  }
  await product.context().close()
  expect(wrapped).toEqual([])
})

test('every link of the index leads to a section, whose heading is then below it', async () => {
  const page = await openProduct()
  const index = page.locator('main nav:has(a[href="#included"])')
  const targets = await index.locator('a').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  expect(targets.length).toBeGreaterThan(2)
  for (const target of targets) {
    await index.locator(`a[href="${target}"]`).click()
    await expect
      .poll(() =>
        page.evaluate((id) => {
          const [heading, nav] = [`${id} h2`, 'main nav:has(a[href="#included"])'].map((part) =>
            document.querySelector(part)?.getBoundingClientRect(),
          )
          return heading && nav ? heading.top >= nav.bottom && heading.bottom <= innerHeight : undefined
        }, target),
      )
      .toBe(true)
  }
  await page.context().close()
})

/** How many reviews the page shows, in how many lines they begin, and what is wider than its place. */
function reviewsOf(page: Page) {
  return page.evaluate(() => {
    const cards = [...document.querySelectorAll('[data-reviews] > ul > li')]
    const lines = new Set(cards.map((card) => Math.round(card.getBoundingClientRect().top)))
    const { scrollWidth = 0, clientWidth = 0 } = cards[0]?.parentElement ?? {}
    const { scrollWidth: ofPage } = document.documentElement
    return { reviews: cards.length, lines: lines.size, scrolls: scrollWidth > clientWidth, ofPage }
  })
}

test('the first reviews are one row that scrolls, those that somebody chose stand below each other', async () => {
  const page = await openProduct()
  const first = await reviewsOf(page)
  expect(first).toEqual({ reviews: 6, lines: 1, scrolls: true, ofPage: PHONE.viewport.width })
  await page.goto(`${page.url()}?reviews=newest`)
  const all = await reviewsOf(page)
  expect(all.reviews).toBeGreaterThan(6)
  expect(all).toEqual({ reviews: all.reviews, lines: all.reviews, scrolls: false, ofPage: PHONE.viewport.width })
  await page.context().close()
})

test('large pictures are turned by a swipe', async () => {
  const page = await openProduct()
  await page.locator('[data-heart] li a').first().click()
  const dialog = page.locator('dialog[open]')
  await dialog.waitFor()
  const swipe = (way: number) =>
    dialog.evaluate((element, by) => {
      const at = (clientX: number) => new Touch({ identifier: 1, target: element, clientX, clientY: 300 })
      element.dispatchEvent(new TouchEvent('touchstart', { touches: [at(180)], bubbles: true }))
      element.dispatchEvent(new TouchEvent('touchend', { changedTouches: [at(180 + by)], bubbles: true }))
    }, way)
  const position = () => dialog.locator('[aria-live]').textContent()
  const first = await position()
  await swipe(-120)
  expect(await position()).not.toBe(first)
  await swipe(20)
  expect(await position()).not.toBe(first)
  await swipe(120)
  expect(await position()).toBe(first)
  await page.context().close()
})
