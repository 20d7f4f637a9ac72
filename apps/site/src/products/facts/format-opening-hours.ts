import type { OpeningHours } from '../../catalogue/product.ts'
import type { PageContext } from '../../page-context/page-context.ts'

/** "09:00 – 18:00" */
export function formatOpeningHours({ opens, closes }: OpeningHours, { t, format }: PageContext): string {
  return t('show.opens', { opens: format.time(opens), closes: format.time(closes) })
}
