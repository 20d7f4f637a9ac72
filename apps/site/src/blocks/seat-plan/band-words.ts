import type { PriceBand } from '@passepartout/content-model/blocks/seat-plan'
import type { PageContext } from '../../page-context/page-context.ts'

/** How dear a section is beside the others: no price, which only the catalogue knows. */
export function bandWords(band: PriceBand, { t }: PageContext): string {
  switch (band) {
    case 'low':
      return t('seatPlan.low')
    case 'middle':
      return t('seatPlan.middle')
    case 'high':
      return t('seatPlan.high')
  }
}
