import type { LanguageCode } from '@passepartout/content-model/locales'
import type { PriceLimits } from '../prices/price.ts'
import type { PriceHistory } from '../prices/price-history.ts'
import type { WordsHistory } from '../words-history.ts'
import type { ReportDrop } from './dropped-fields.ts'

/** Context for parsing an answer; with a trace of prices when somebody asks why one is shown. */
export interface ParseContext extends PriceLimits {
  /** The requested language. */
  readonly lang: LanguageCode
  /** When the answer was received, in milliseconds since the epoch. */
  readonly readAt: number
  /** Called for each part of the answer that is dropped. */
  readonly report?: ReportDrop | undefined
  /** Earlier prices; without them no discount is shown. */
  readonly history?: Pick<PriceHistory, 'read'> | undefined
  /** When the descriptions of tour groups last changed; without it that is unknown. */
  readonly words?: Pick<WordsHistory, 'read'> | undefined
}
