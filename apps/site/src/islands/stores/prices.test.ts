import { cleanStores } from 'nanostores'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { isAnyPricePending, markPricePending, prices, readPrices } from './prices.ts'

afterEach(() => {
  prices.set({})
  cleanStores(prices)
  vi.unstubAllGlobals()
})

test('before there is a page nothing costs anything, and nothing is awaited', () => {
  readPrices()
  expect([prices.get(), isAnyPricePending()]).toEqual([{}, false])
})

describe('on a page', () => {
  let shown: string | undefined
  const card = {
    dataset: { priced: '7110' },
    querySelector: () => (shown === undefined ? null : { lastChild: { textContent: shown } }),
  }

  beforeEach(() => {
    shown = '€27.60'
    vi.stubGlobal('document', {
      querySelectorAll: (selector: string) => (selector === '[data-booking="card"][data-priced]' ? [card] : []),
    })
  })

  test('the price of a tour group is the one that its card says', () => {
    expect(prices.get()).toEqual({ 7110: { words: '€27.60', isPending: false } })
  })

  // spec: 3.state.8
  test('one that was asked for is pending, beside what is still shown, until the page says the new one', () => {
    const seen: boolean[] = []
    prices.subscribe(() => seen.push(isAnyPricePending()))
    markPricePending('7110')
    expect(prices.get()).toEqual({ 7110: { words: '€27.60', isPending: true } })
    shown = '€31.05'
    readPrices()
    expect(prices.get()).toEqual({ 7110: { words: '€31.05', isPending: false } })
    expect(seen).toEqual([false, true, false])
  })

  test('a card without a price has no words', () => {
    shown = undefined
    expect(prices.get()).toEqual({ 7110: { words: '', isPending: false } })
  })
})
