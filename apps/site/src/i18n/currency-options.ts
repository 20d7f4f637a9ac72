import { CURRENCY_CODES, type CurrencyCode, currencyLabel } from '@passepartout/content-model/currencies'
import { type LanguageCode, localeOf } from '@passepartout/content-model/locales'

export interface CurrencyOption {
  readonly code: CurrencyCode
  readonly name: string
  /** Symbol beside prices; absent when the code is used. */
  readonly symbol?: string
}

const cache = new Map<LanguageCode, readonly CurrencyOption[]>()

/** All 32, the top ones first, named in the language (specification, section 9, "Currencies"). */
export function currencyOptionsOf(lang: LanguageCode): readonly CurrencyOption[] {
  let options = cache.get(lang)
  if (!options) {
    const names = new Intl.DisplayNames(localeOf(lang).formatting, { type: 'currency' })
    options = CURRENCY_CODES.map((code) => {
      const symbol = currencyLabel(code, lang)
      return { code, name: names.of(code) ?? code, ...(symbol === code ? {} : { symbol }) }
    })
    cache.set(lang, options)
  }
  return options
}
