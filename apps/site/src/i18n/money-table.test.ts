import { CURRENCY_CODES, type CurrencyCode } from '@passepartout/content-model/currencies'
import { LOCALES } from '@passepartout/content-model/locales'
import { expect, test } from 'vitest'
import { formatMoney } from './money.ts'

const NB = '\u00a0'
const THIN = '\u202f'

/** How each language writes a price, by hand, so that no library is compared with itself. */
const WAYS = {
  en: { group: ',', point: '.', place: 'before' },
  es: { group: '.', point: ',', place: 'after', isShy: true },
  fr: { group: THIN, point: ',', place: 'after' },
  it: { group: '.', point: ',', place: 'after', isShy: true },
  de: { group: '.', point: ',', place: 'after' },
  pt: { group: '.', point: ',', place: 'apart' },
  nl: { group: '.', point: ',', place: 'apart' },
  pl: { group: NB, point: ',', place: 'after', isShy: true },
  ru: { group: NB, point: ',', place: 'after' },
  da: { group: '.', point: ',', place: 'after' },
  no: { group: NB, point: ',', place: 'after' },
  ro: { group: '.', point: ',', place: 'after' },
  sv: { group: NB, point: ',', place: 'after' },
  tr: { group: '.', point: ',', place: 'before' },
} as const satisfies Record<string, Way>

interface Way {
  readonly group: string
  readonly point: string
  /** `apart`: before the number, with a space between. */
  readonly place: 'before' | 'apart' | 'after'
  /** Four digits stand together. */
  readonly isShy?: boolean
}

/** Those of section 9; the others print their code. */
const SYMBOLS: Partial<Record<CurrencyCode, string>> = {
  ...{ EUR: '€', USD: '$', GBP: '£', INR: '₹', JPY: '¥', SGD: 'S$', AUD: 'AU$', CAD: 'CA$', HKD: 'HK$', NZD: 'NZ$' },
  ...{ TWD: 'NT$', KRW: '₩', VND: '₫', THB: '฿', PLN: 'zł', IDR: 'Rp', EGP: 'E£' },
}
const OVERRIDES: Readonly<Record<string, string>> = {
  ...{ 'USD pt': 'US$', 'SGD fr': '$SG', 'NZD fr': '$NZ', 'HKD fr': '$HK', 'TWD fr': '$TW', 'EGP fr': '£E' },
  ...{ 'AUD fr': '$AU', 'AUD it': 'A$', 'CAD fr': '$CA', 'CAD nl': 'C$' },
}

const VALUES = [
  [1, '1', ''],
  [7.5, '7', '50'],
  [55.4, '55', '40'],
  [999.99, '999', '99'],
  [1234, '1 234', ''],
  [9999.9, '9 999', '90'],
  [12345.6, '12 345', '60'],
  [450_000, '450 000', ''],
  [1_234_567, '1 234 567', ''],
] as const

function write(whole: string, cents: string, currency: CurrencyCode, lang: string, way: Way): string {
  const isTogether = way.isShy && /^\d \d{3}$/.test(whole)
  const digits = whole.replaceAll(' ', isTogether ? '' : way.group)
  const number = cents ? `${digits}${way.point}${cents}` : digits
  const symbol = OVERRIDES[`${currency} ${lang}`] ?? SYMBOLS[currency]
  const label = symbol ?? currency
  if (way.place === 'after') return `${number}${NB}${label}`
  // Letters do not touch digits, but English drops the space beside a symbol (specification, section 9).
  const isLetter = symbol === undefined || (lang !== 'en' && /\p{L}$/u.test(symbol))
  return way.place === 'apart' || isLetter ? `${label}${NB}${number}` : `${label}${number}`
}

test('the table has every language that is offered', () => {
  const offered = LOCALES.filter(({ supported }) => supported).map(({ code }) => code)
  expect(Object.keys(WAYS)).toEqual(offered)
})

// spec: D.visit.12
test.each(Object.entries(WAYS))('%s in 32 currencies', (lang, way) => {
  const { code } = LOCALES.find((locale) => locale.code === lang) ?? LOCALES[0]
  const wrong = CURRENCY_CODES.flatMap((currency) =>
    VALUES.flatMap(([amount, whole, cents]) => {
      const [is, should] = [formatMoney({ amount, currency }, code), write(whole, cents, currency, lang, way)]
      return is === should ? [] : [[is, should]]
    }),
  )
  expect(wrong).toEqual([])
})
