import { CURRENCY_SYMBOLS, type CurrencyCode, currencyLabel } from '@passepartout/content-model/currencies'
import type { LanguageCode } from '@passepartout/content-model/locales'
import { localeOf } from '@passepartout/content-model/locales'
import { GenerationalCache } from '../memo/generational-cache.ts'

/** An amount in units of its currency (pounds, not pence). */
export interface Money {
  readonly amount: number
  readonly currency: CurrencyCode
}

export interface MoneyFormat {
  /** Shorten long amounts: 12,345 → 12.3K. */
  readonly truncate?: boolean
}

const COMPACT_FROM_LENGTH = 4
const numberFormats = new Map<string, Intl.NumberFormat>()

const texts = new GenerationalCache<string>(20_000)

/**
 * Specification, section 9, "Price display" and section 5, "Validation rules". Results are cached.
 *
 * @returns an empty string for a falsy amount, NaN, a missing currency or anything that cannot be formatted
 */
export function formatMoney(money: Money, lang: LanguageCode, { truncate = false }: MoneyFormat = {}): string {
  const key = `${money.amount} ${money.currency} ${lang} ${truncate}`
  let text = texts.get(key)
  if (text === undefined) {
    text = writeMoney(money, lang, truncate)
    texts.set(key, text)
  }
  return text
}

function writeMoney({ amount, currency }: Money, lang: LanguageCode, truncate: boolean): string {
  if (!amount || !Number.isFinite(amount) || !currency) return ''
  const compact = truncate && String(amount).length >= COMPACT_FROM_LENGTH
  const fractionDigits = Number.isInteger(amount) ? 0 : 2
  try {
    const parts = numberFormat(lang, currency, compact, fractionDigits).formatToParts(amount)
    const hasSymbol = CURRENCY_SYMBOLS[currency] !== null
    const label = currencyLabel(currency, lang)
    const text = parts.map((part) => (part.type === 'currency' ? label : part.value)).join('')
    return lang === 'en' && hasSymbol ? text.replace(/\s/g, '') : text
  } catch {
    return ''
  }
}

function numberFormat(lang: LanguageCode, currency: CurrencyCode, compact: boolean, fractionDigits: number) {
  const key = `${lang} ${currency} ${compact} ${fractionDigits}`
  let format = numberFormats.get(key)
  if (!format) {
    format = new Intl.NumberFormat(localeOf(lang).formatting, {
      style: 'currency',
      currency,
      // The symbol is replaced later; requesting one keeps the language's spacing.
      currencyDisplay: CURRENCY_SYMBOLS[currency] === null ? 'code' : 'narrowSymbol',
      ...(compact
        ? { notation: 'compact', compactDisplay: 'short', minimumFractionDigits: 0, maximumFractionDigits: 1 }
        : { minimumFractionDigits: fractionDigits, maximumFractionDigits: fractionDigits }),
    })
    numberFormats.set(key, format)
  }
  return format
}
