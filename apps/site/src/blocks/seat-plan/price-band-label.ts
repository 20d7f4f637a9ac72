import type { PriceBand } from '@passepartout/content-model/blocks/seat-plan'
import type { PageContext } from '../../page-context/page-context.ts'

/** The relative price of a section; amounts come from the catalogue only. */
export function priceBandLabel(band: PriceBand, { t }: PageContext): string {
  switch (band) {
    case 'low':
      return t('seatPlan.low')
    case 'middle':
      return t('seatPlan.middle')
    case 'high':
      return t('seatPlan.high')
  }
}
