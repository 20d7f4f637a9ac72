import type { LanguageCode } from '@passepartout/content-model/locales'
import type { PriceLimits } from '../prices/price.ts'
import type { PriceHistory } from '../prices/price-history.ts'
import type { WordsHistory } from '../words-history.ts'
import type { ReportDrop } from './dropped-fields.ts'

/** With what an answer is read. */
export interface Reading extends PriceLimits {
  /** The language that was asked for. */
  readonly lang: LanguageCode
  /** When it came, in milliseconds since the epoch. */
  readonly readAt: number
  /** Told of what the answer says and the site does not use. */
  readonly report?: ReportDrop | undefined
  /** What tour groups cost before; without it no discount is claimed. */
  readonly history?: Pick<PriceHistory, 'read'> | undefined
  /** Since when tour groups are described as they are; without it nobody knows. */
  readonly words?: Pick<WordsHistory, 'read'> | undefined
}
