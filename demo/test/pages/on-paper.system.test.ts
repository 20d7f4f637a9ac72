import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addressOf, connectToBrowser, openContext } from '../../../test/tools/browser.ts'
import { EIFFEL, SAMPLE_PAGES, THEATRE, WAYFARE } from '../tools/sample-pages.ts'

/** Whoever prints a page wants to read it on the way: nothing to press, nothing folded away, and where it comes from. */
let browser: Browser
beforeAll(async () => {
  browser = await connectToBrowser()
})
afterAll(() => browser.close())

const PRESSED = 'body > header, footer nav, nav, form, dialog, [data-name=carousel-controls], [data-booking=bar]'

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
        // Of pictures that stay on the screen.
        rooms: seen('main li > div:has(img)').length,
        address: getComputedStyle(document.querySelector('link[rel=canonical]') ?? document.body, '::before').content,
      }
    },
    [PRESSED] as const,
  )
  await context.close()
  expect(shown).toEqual({ pressed: [], answers: foldedBefore, rooms: 0, address: `"https://${host}${path.en}"` })
})

const ROME = 'rome.wayfare.example'

/** What somebody takes along, whatever the language and however much editors wrote. */
const SHEETS = [
  [EIFFEL, '/plan-your-visit/'],
  [EIFFEL, '/de/besuch-planen/'],
  [EIFFEL, '/ar/khattit-li-ziyaratika/'],
  [ROME, '/de/kolosseum/besuch-planen/'],
  [THEATRE, '/plan-your-visit/'],
  [THEATRE, '/shows/the-lantern-thief/'],
  [THEATRE, '/de/shows/tidewater/'],
  [THEATRE, '/ar/urud/the-lantern-thief/'],
  [WAYFARE, '/hop-on-hop-off-bus-ten-stops-one-or-two-days-t7143/'],
  [WAYFARE, '/de/eiffelturm-mit-dem-aufzug-zur-zweiten-etage-feste-uhrzeit-t7114/'],
] as const

// spec: D.visit.21
test.each(SHEETS)('%s%s is one A4', async (host, path) => {
  const context = await openContext(browser, { javaScriptEnabled: false })
  const page = await context.newPage()
  const response = await page.goto(addressOf(host, path))
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
  await context.close()
  const boxes = [...pdf.matchAll(/\/Type \/Page\n[\s\S]*?\/MediaBox \[([^\]]+)\]/g)].map(([, box = '']) =>
    box.split(' ').map(Number).map(Math.round),
  )
  expect([response?.status(), boxes]).toEqual([200, [A4]])
})

/** In points. */
const A4 = [0, 0, 595, 842]

// spec: D.visit.21
test.each(SHEETS)('%s%s has room for the facts, the terms, the way and the numbers', async (host, path) => {
  const context = await openContext(browser, { javaScriptEnabled: false, viewport: PRINTED })
  const page = await context.newPage()
  await page.emulateMedia({ media: 'print' })
  await page.goto(addressOf(host, path))
  const needed = await page.evaluate(
    ([facts, numbers]) => {
      const isWithin = (element: Element, sheet: DOMRect) => {
        const boxes = [...element.getClientRects()]
        const isInside = ({ left, right, top, bottom }: DOMRect) =>
          left > sheet.left - 1 && right < sheet.right + 1 && top > sheet.top - 1 && bottom < sheet.bottom + 1
        return boxes.length > 0 && boxes.every(isInside)
      }
      // What runs over is cut off where `main` ends.
      const main = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect()
      const whole = new DOMRect(0, 0, innerWidth, innerHeight)
      const factsAndNumbers = [
        ...[...document.querySelectorAll(facts)].map((element) => ({ element, sheet: main })),
        ...[...document.querySelectorAll(numbers)].map((element) => ({ element, sheet: whole })),
      ]
      const textOf = ({ element }: { readonly element: Element }) => element.textContent
      return {
        all: factsAndNumbers.map(textOf),
        printed: factsAndNumbers.filter(({ element, sheet }) => isWithin(element, sheet)).map(textOf),
      }
    },
    [FACTS, NUMBERS] as const,
  )
  await context.close()
  expect(needed.printed).toEqual(needed.all)
  expect(needed.all.filter((text) => text?.startsWith('+49 30 23125'))).toHaveLength(1)
})

/** In pixels: an A4 without the margins that the sheet has. */
const PRINTED = { width: 680, height: 1032 }
/** Names with what there is to know, the terms and the way among them; and the short ones of pages that plan a visit. */
const FACTS = 'main dl > div, main section:not([data-paper], [id="reviews"]) > ul > li:has(> svg + p)'
const NUMBERS = 'footer [href^="tel:"] bdi'

// spec: D.visit.21
test('a sheet has the day and the ticket that were chosen, what is known of the visit, and who helps on the way', async () => {
  const context = await openContext(browser, { javaScriptEnabled: false })
  const page = await context.newPage()
  const address = addressOf(WAYFARE, '/hop-on-hop-off-bus-ten-stops-one-or-two-days-t7143/')
  await page.goto(address)
  const firstOf = (name: string) =>
    page.locator(`[data-booking=card] button[name=${name}]:not([disabled])`).first().getAttribute('value')
  const date = (await firstOf('date')) ?? ''
  const variant = await firstOf('variant')
  await page.goto(`${address}?date=${date}&variant=${variant}`)
  const said = await page.locator('[data-booking=card]').getAttribute('data-said')
  const numbers = await page.locator('footer [href^="tel:"] bdi').allTextContents()
  const facts = await page.locator('main dt').allTextContents()
  await page.emulateMedia({ media: 'print' })
  const onPaper = await page.evaluate(() => {
    const card = document.querySelector('[data-booking=card]') ?? document.body
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((element) => element.checkVisibility())
    return {
      said: JSON.parse(getComputedStyle(card, '::before').content),
      tickets: seen('[name=variant]').map((button) => button.getAttribute('value')),
      days: seen('[name=date]:not([type=hidden])').length,
      numbers: seen('footer bdi').map(({ textContent }) => textContent),
      facts: seen('main dt').map(({ textContent }) => textContent),
      isFactsFirst: seen('main h2')[0]?.parentElement?.querySelector('dl') !== null,
    }
  })
  await context.close()
  expect(onPaper).toEqual({ said, tickets: [variant], days: 0, numbers, facts, isFactsFirst: true })
  expect(numbers).toContain('+49 30 23125 555')
})
