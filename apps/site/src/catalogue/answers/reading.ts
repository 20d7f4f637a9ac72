import type { LanguageCode } from '@passepartout/content-model/locales'
import type { PriceLimits } from '../prices/price.ts'

/** With what an answer is read. */
export interface Reading extends PriceLimits {
  /** The language that was asked for. */
  readonly lang: LanguageCode
  /** When it came, in milliseconds since the epoch. */
  readonly readAt: number
}
