import { cleanStores } from 'nanostores'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chooseCurrency, currencies, currency } from './currency.ts'

afterEach(() => {
  cleanStores(currency, currencies)
  vi.unstubAllGlobals()
})

test('before there is a page nothing is on offer', () => {
  expect([currency.get(), currencies.get(), chooseCurrency('EUR')]).toEqual(['', [], false])
})

describe('on a page', () => {
  const form = { requestSubmit: vi.fn() }
  const buttons = ['EUR', 'GBP', 'JPY', 'EUR'].map((value) => ({ value, form }))

  beforeEach(() => {
    form.requestSubmit.mockClear()
    vi.stubGlobal('document', {
      documentElement: { dataset: { currency: 'GBP' } },
      querySelectorAll: (selector: string) => (selector === 'button[name=currency]' ? buttons : []),
    })
  })

  test('the currency is that of its prices, the list that of its selector, each once', () => {
    expect(currency.get()).toBe('GBP')
    expect(currencies.get()).toEqual(['EUR', 'GBP', 'JPY'])
  })

  test('a currency is chosen by the form of its button', () => {
    expect(chooseCurrency('JPY')).toBe(true)
    expect(form.requestSubmit.mock.calls).toEqual([[buttons[2]]])
    expect(currency.get()).toBe('GBP')
  })

  test.each(['USD', 'jpy', '', 'JPY"]'])('%s is not on offer, and nothing happens', (code) => {
    expect(chooseCurrency(code)).toBe(false)
    expect(form.requestSubmit).not.toHaveBeenCalled()
    expect(currency.get()).toBe('GBP')
  })
})
