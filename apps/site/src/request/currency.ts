import { type CurrencyCode, isCurrencyCode } from '@passepartout/content-model/currencies'

export interface CurrencyHints {
  /** The `currency` parameter, for this page only. */
  readonly query?: string | undefined
  /** From `x-variant`, when the proxy that sets it is trusted. */
  readonly variant?: string | undefined
  readonly cookie?: string | undefined
  /** The visitor's two-letter country, from a trusted header. */
  readonly country?: string | undefined
}

/** The first hint that is one of the 32 currencies, or else the site's default, so that crawlers always get the same page. */
export function resolveCurrency(hints: CurrencyHints, siteDefault: CurrencyCode): CurrencyCode {
  return (
    parseCurrency(hints.query) ??
    parseCurrency(hints.variant) ??
    parseCurrency(hints.cookie) ??
    parseCurrency(hints.country && CURRENCY_BY_COUNTRY.get(hints.country.toUpperCase())) ??
    siteDefault
  )
}

function parseCurrency(text: string | undefined): CurrencyCode | undefined {
  const code = text?.toUpperCase()
  return code !== undefined && isCurrencyCode(code) ? code : undefined
}
/** Countries of each currency; only those with one of the 32. */
const COUNTRIES: Readonly<Partial<Record<CurrencyCode, string>>> = {
  EUR: 'AD AT BE CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  USD: 'US PR',
  AED: 'AE',
  AUD: 'AU',
  AZN: 'AZ',
  BHD: 'BH',
  CAD: 'CA',
  CHF: 'CH LI',
  CNY: 'CN',
  DKK: 'DK FO GL',
  EGP: 'EG',
  GBP: 'GB GG JE IM',
  HKD: 'HK',
  IDR: 'ID',
  INR: 'IN',
  ISK: 'IS',
  JPY: 'JP',
  KRW: 'KR',
  LBP: 'LB',
  MOP: 'MO',
  MXN: 'MX',
  MYR: 'MY',
  NZD: 'NZ',
  PLN: 'PL',
  QAR: 'QA',
  SAR: 'SA',
  SEK: 'SE',
  SGD: 'SG',
  THB: 'TH',
  TWD: 'TW',
  VND: 'VN',
  ZAR: 'ZA',
}

const CURRENCY_BY_COUNTRY = new Map(
  Object.entries(COUNTRIES).flatMap(([currency, countries]) =>
    countries.split(' ').map((country) => [country, currency] as const),
  ),
)
