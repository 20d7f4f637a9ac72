import { CURRENCY_CODES, type CurrencyCode } from '@passepartout/content-model/currencies'
import { z } from 'zod'

export type PriceCeilings = Readonly<Record<CurrencyCode, number>>

/**
 * In units of each currency, about 20,000 euros: more than any tour, yacht or box at the opera costs, and less than
 * what a slipped decimal point makes of most. A setting can say otherwise.
 */
export const DEFAULT_PRICE_CEILINGS: PriceCeilings = {
  EUR: 20_000,
  USD: 22_000,
  AED: 80_000,
  SGD: 30_000,
  INR: 2_000_000,
  MYR: 95_000,
  AZN: 38_000,
  AUD: 34_000,
  BHD: 8_500,
  CAD: 31_000,
  CHF: 19_000,
  CNY: 160_000,
  DKK: 150_000,
  EGP: 1_100_000,
  GBP: 18_000,
  HKD: 175_000,
  IDR: 370_000_000,
  ISK: 3_000_000,
  JPY: 3_500_000,
  KRW: 32_000_000,
  LBP: 2_000_000_000,
  MOP: 180_000,
  MXN: 420_000,
  NZD: 38_000,
  PLN: 86_000,
  QAR: 82_000,
  SAR: 84_000,
  SEK: 225_000,
  TWD: 720_000,
  THB: 740_000,
  VND: 570_000_000,
  ZAR: 400_000,
}

const overridesSchema = z.partialRecord(z.enum(CURRENCY_CODES), z.coerce.number().positive())

/** Of a setting such as `EUR=5000,JPY=800000`: these, and the defaults for all others. */
export const priceCeilingsSchema = z
  .string()
  .default('')
  .transform((text) => {
    const pairs = text.split(',').filter((pair) => pair.trim() !== '')
    return Object.fromEntries(pairs.map((pair) => pair.split('=').map((part) => part.trim())))
  })
  .pipe(overridesSchema)
  .transform((overrides): PriceCeilings => ({ ...DEFAULT_PRICE_CEILINGS, ...overrides }))
