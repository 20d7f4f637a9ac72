import type { Block, BlockOfType } from '@passepartout/content-model/blocks'
import { isoToday, type ZonedNow } from '../../i18n/zoned-time.ts'

/** Whether today, in the site's time zone, is between the banner's first and last day. */
export function isBannerShown(
  { from = '', until }: Pick<BlockOfType<'banner'>, 'from' | 'until'>,
  moment: ZonedNow,
): boolean {
  const today = isoToday(moment)
  return from <= today && (until === undefined || today <= until)
}

/** Whether the block depends on the date, so that a page with it expires at the end of the day. */
export function hasBannerPeriod(block: Block): boolean {
  return block.type === 'banner' && (block.from !== undefined || block.until !== undefined)
}
