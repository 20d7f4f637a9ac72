import type { LanguageCode } from '@passepartout/content-model/locales'
import type { EditorTagOverride } from '@passepartout/content-model/tour-group-tags'
import type { DescriptionDateStore } from '../description-date-store.ts'
import type { PriceLimits } from '../prices/build-price.ts'
import type { PriceHistory } from '../prices/price-history.ts'
import type { OpeningHours } from '../product.ts'
import type { ReportDrop } from './dropped-fields.ts'

/** Context for parsing an answer; with a trace of prices when somebody asks why one is shown. */
export interface ParseContext extends PriceLimits {
  /** The requested language. */
  readonly lang: LanguageCode
  /** When the answer was received, in milliseconds since the epoch. */
  readonly readAt: number
  /** Called for each part of the answer that is dropped. */
  readonly report?: ReportDrop | undefined
  /** Descriptor codes that say the lowest age in their first group; without it no age is known. */
  readonly ageCode?: RegExp | undefined
  /** Earlier prices; without them no discount is shown. */
  readonly history?: Pick<PriceHistory, 'read'> | undefined
  /** What editors say of a tour group. */
  readonly editorTagsOf?: ((tgid: number) => readonly EditorTagOverride[]) | undefined
  /** Opening hours of a tour group that another answer named; lists do not have them. */
  readonly hoursOf?: ((tgid: number) => OpeningHours | undefined) | undefined
  /** When the descriptions of tour groups last changed; without it that is unknown. */
  readonly words?: Pick<DescriptionDateStore, 'read'> | undefined
}
