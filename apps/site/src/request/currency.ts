import { type CurrencyCode, isCurrencyCode } from '@passepartout/content-model/currencies'

export interface CurrencyHints {
  /** The `currency` parameter: this page only. */
  readonly query?: string | null | undefined
  /** From `x-variant`, when the proxy that sets it is trusted. */
  readonly variant?: string | undefined
  readonly cookie?: string | undefined
  /** Two-letter country of the visitor, when the header that says so is trusted. */
  readonly country?: string | undefined
}

/** The first that is one of the 32; otherwise the site's own, so that crawlers always see the same page. */
export function resolveCurrency(hints: CurrencyHints, siteDefault: CurrencyCode): CurrencyCode {
  for (const candidate of [hints.query, hints.variant, hints.cookie, currencyOfCountry(hints.country)]) {
    const code = candidate?.toUpperCase()
    if (code !== undefined && isCurrencyCode(code)) return code
  }
  return siteDefault
}

const EURO_COUNTRIES = 'AD AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK'
const OTHER_COUNTRIES = `AE:AED AU:AUD AZ:AZN BH:BHD CA:CAD CH:CHF LI:CHF CN:CNY DK:DKK FO:DKK GL:DKK EG:EGP GB:GBP GG:GBP
JE:GBP IM:GBP HK:HKD ID:IDR IN:INR IS:ISK JP:JPY KR:KRW LB:LBP MO:MOP MX:MXN MY:MYR NZ:NZD PL:PLN QA:QAR SA:SAR
SE:SEK SG:SGD TH:THB TW:TWD US:USD PR:USD VN:VND ZA:ZAR`

const CURRENCY_BY_COUNTRY = new Map<string, string>([
  ...EURO_COUNTRIES.split(' ').map((country) => [country, 'EUR'] as const),
  ...OTHER_COUNTRIES.split(/\s+/).map((pair) => pair.split(':') as [string, string]),
])

function currencyOfCountry(country: string | undefined): string | undefined {
  return country === undefined ? undefined : CURRENCY_BY_COUNTRY.get(country.toUpperCase())
}
