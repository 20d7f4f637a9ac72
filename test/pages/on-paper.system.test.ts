import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, connectToBrowser, openContext, SAMPLE_PAGES } from '../tools/browser.ts'

/** Whoever prints a page wants to read it on the way: nothing to press, nothing folded away, and where it comes from. */
let browser: Browser
beforeAll(async () => {
  browser = await connectToBrowser()
})
afterAll(() => browser.close())

const PRESSED = 'body > header, footer, nav, form, dialog, [data-name=carousel-controls], [data-booking=bar]'

test.each(SAMPLE_PAGES)('on paper the $type is without what can only be pressed, and open', async ({ host, path }) => {
  const context = await openContext(browser, { javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(addressOf(host, path.en))
  const foldedBefore = await page.locator('[data-faq] details > div').count()
  await page.emulateMedia({ media: 'print' })
  const shown = await page.evaluate(
    ([pressed]) => {
      const seen = (selector: string) =>
        [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
      return {
        pressed: seen(pressed).map(({ outerHTML }) => outerHTML.slice(0, 120)),
        answers: seen('[data-faq] details > div').length,
        address: getComputedStyle(document.querySelector('link[rel=canonical]') ?? document.body, '::before').content,
      }
    },
    [PRESSED] as const,
  )
  await context.close()
  expect(shown).toEqual({ pressed: [], answers: foldedBefore, address: `"https://${host}${path.en}"` })
})
