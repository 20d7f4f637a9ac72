import type { Block, BlockOf } from '@passepartout/content-model/blocks'
import { isoToday, type Moment } from '../../i18n/moment.ts'

/** Whether today, where the site is, lies between the banner's first and last day. */
export function isBannerShown(
  { from = '', until }: Pick<BlockOf<'banner'>, 'from' | 'until'>,
  moment: Moment,
): boolean {
  const today = isoToday(moment)
  return from <= today && (until === undefined || today <= until)
}

/** Whether another day may show the block otherwise, so that no answer may be kept beyond today. */
export function hasDays(block: Block): boolean {
  return block.type === 'banner' && (block.from !== undefined || block.until !== undefined)
}
