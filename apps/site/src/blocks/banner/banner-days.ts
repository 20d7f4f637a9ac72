import type { Block, BlockOf } from '@passepartout/content-model/blocks'
import { isoToday, type Moment } from '../../i18n/moment.ts'

/** Whether today, in the site's time zone, is between the banner's first and last day. */
export function isBannerShown(
  { from = '', until }: Pick<BlockOf<'banner'>, 'from' | 'until'>,
  moment: Moment,
): boolean {
  const today = isoToday(moment)
  return from <= today && (until === undefined || today <= until)
}

/** Whether the block depends on the date, so that a page with it expires at the end of the day. */
export function hasDays(block: Block): boolean {
  return block.type === 'banner' && (block.from !== undefined || block.until !== undefined)
}
