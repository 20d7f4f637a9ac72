import { parse } from 'node-html-parser'
import { expect, inject, test } from 'vitest'
import { fetchFrom, fetchPage } from './tools/browser.ts'
import { LANTERN, THINGS_TO_DO } from './tools/world.ts'

/** One price wherever a tour group is sold: on its card, on its page, as the lowest of its calendar, where it is booked. */

/** The digits of an amount, whoever writes it: €25.92, 25,92 €, €24.00. */
const digitsOf = (text = '') => text.replace(/[^\d.,]/g, '').replace(/[.,]00$/, '')

const cards = parse((await fetchPage(LANTERN, THINGS_TO_DO)).text)
  .querySelectorAll('main li')
  .flatMap((card) => {
    const path = card.querySelector('h3 a[href*="-t7"]')?.getAttribute('href')
    const price = card.querySelector('strong')?.childNodes.at(-1)?.rawText
    return path && price ? [{ path, price: digitsOf(price) }] : []
  })
  .slice(0, 12)

async function bookingPriceOf(path: string, query: string): Promise<string> {
  const page = parse((await fetchPage(LANTERN, path)).text)
  const link = page.querySelectorAll('#booking a').find((one) => /\/(?:go|book)\//.test(one.getAttribute('href') ?? ''))
  const href = link?.getAttribute('href') ?? ''
  const target = href.startsWith('/') ? ((await fetchPage(LANTERN, href)).headers.location ?? '') : href
  const { hostname, pathname, search } = new URL(target)
  const { text } = await fetchFrom(hostname, Number(new URL(inject('system').sandbox).port), `${pathname}${search}`)
  const terms = parse(text).querySelectorAll('dt')
  expect(terms.map((term) => term.text)).toContain(query === '' ? 'Price from' : 'Price')
  const term = terms.find((one) => one.text.startsWith('Price'))
  return digitsOf(term?.nextElementSibling?.text)
}

// spec: D.currencies.21
test.each(cards)('$path costs $price on its card, its page, its cheapest day and its booking page', async (card) => {
  const { text } = await fetchPage(LANTERN, card.path)
  const page = parse(text)
  expect(digitsOf(page.querySelector('#booking strong')?.childNodes.at(-1)?.rawText)).toBe(card.price)
  expect(digitsOf(page.querySelector('[data-booking="bar"] strong')?.childNodes.at(-1)?.rawText)).toBe(card.price)
  expect(await bookingPriceOf(card.path, '')).toBe(card.price)
})

test.each(cards)('$path costs on a day what its booking page says of that day', async ({ path }) => {
  const { text } = await fetchPage(LANTERN, path)
  const day = parse(text).querySelectorAll('[data-days] button').at(-1)
  const query = `?date=${day?.getAttribute('value')}`
  const chosen = parse((await fetchPage(LANTERN, `${path}${query}`)).text)
  const price = digitsOf(chosen.querySelector('#booking strong')?.text)
  const told = day?.text.replace(/Lowest price$/, '') ?? ''
  expect(told.endsWith(chosen.querySelector('#booking strong')?.text ?? '?')).toBe(true)
  expect(await bookingPriceOf(`${path}${query}`, query)).toBe(price)
})

test('there are cards to ask about', () => {
  expect(cards).toHaveLength(12)
})
