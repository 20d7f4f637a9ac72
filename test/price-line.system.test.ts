import { CURRENCY_CODES } from '@passepartout/content-model/currencies'
import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { expect, test } from 'vitest'
import { formattersOf } from '../apps/site/src/i18n/create-formatters.ts'
import { translatorOf } from '../apps/site/src/i18n/dictionary.ts'
import { renderMarkup } from '../apps/site/src/ui/markup/render-markup.ts'
import { PriceLine } from '../apps/site/src/ui/price-line/price-line.tsx'
import { addressOf, connectToBrowser, openContext } from './tools/browser.ts'
import { LANTERN, STAGE, THINGS_TO_DO } from './tools/world.ts'

/** What a price of a card says; a long one has smaller letters. */
interface Line {
  readonly from: string
  readonly amount: string
  readonly per: string
  readonly isLong: boolean
}

/** As many digits as currencies of small units have. */
const SMALL_UNITS = ['IDR', 'VND', 'KRW', 'LBP']

/** A price from six digits on, of every language and currency, for whomever. */
const LINES = LANGUAGE_CODES.flatMap((lang) => {
  const t = translatorOf(lang, () => {})
  return CURRENCY_CODES.flatMap((currency) => {
    const amount = formattersOf(lang).money({ amount: SMALL_UNITS.includes(currency) ? 987_654 : 9876.5, currency })
    return [t('price.perPerson'), t('price.perAdult'), t('price.perGroup')].map((per): Line => {
      const from = t('price.from')
      const html = renderMarkup(PriceLine({ from, amount, per, size: 'card' }))
      return { from, amount, per, isLong: /[-_]long/.test(html.split('>')[0] ?? '') }
    })
  })
})

// spec: D.display.32
test('a price and whose it is stand on one line of the narrowest card, in every language and currency', async () => {
  const browser = await connectToBrowser()
  const context = await openContext(browser, { javaScriptEnabled: true })
  const page = await context.newPage()
  const faults: string[] = []
  for (const address of [
    addressOf(LANTERN, `${THINGS_TO_DO}?currency=IDR`),
    addressOf(STAGE, '/plays/?currency=IDR'),
  ]) {
    for (const width of [375, 721, 1001, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      const wider = await page.evaluate(findWider, LINES)
      faults.push(...wider.map((fault) => `${address} at ${width}: ${fault}`))
    }
  }
  await context.close()
  await browser.close()
  expect(faults).toEqual([])
})

/** Writes each line into the narrowest card of the page, and says which are wider than it or higher than one line. */
function findWider(lines: readonly Line[]): string[] {
  const prices = [...document.querySelectorAll('main li[data-tgid] strong')].flatMap(
    (amount) => amount.closest('div') ?? [],
  )
  const [narrowest] = prices.toSorted((one, other) => one.clientWidth - other.clientWidth)
  const amount = narrowest?.querySelector('strong')
  const line = amount?.parentElement
  const card = line?.parentElement
  const long = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => /:has\(\.(long_[\w-]+)\) \.now/.exec(cssText)?.[1]))
    .find(Boolean)
  if (!narrowest || !amount || !line || !card || !long) return ['there is no price of a card']
  // A long price makes those of its list small too.
  for (const other of document.querySelectorAll(`.${long}`)) other.classList.remove(long)
  return lines.flatMap(({ isLong, ...words }) => {
    card.classList.toggle(long, isLong)
    amount.replaceChildren(words.amount)
    line.replaceChildren(`${words.from} `, amount, ` ${words.per}`)
    const range = document.createRange()
    range.selectNodeContents(line)
    const { width, height } = range.getBoundingClientRect()
    const isOneLine = width <= narrowest.clientWidth && height < 32
    return isOneLine
      ? []
      : [`${Object.values(words).join(' ')} is ${Math.round(width)} of ${narrowest.clientWidth} px wide`]
  })
}
