import type { PageContext } from '../page-context/page-context.ts'
import type { ListView } from './list-view.ts'

/** "2,500 experiences", or "At least 300 experiences" when the count is a lower bound. */
export function formatResultCount(count: number, isLeast: boolean, { t }: Pick<PageContext, 't'>): string {
  return t(isLeast ? 'collection.experiencesAtLeast' : 'collection.experiences', { count })
}

/** What a list shows: "20 experiences · 3 more: dates on their pages". */
export function formatCertainAndUnsureCount(
  { total, unsure, isLeast }: ListView,
  page: Pick<PageContext, 't'>,
): string {
  const words = unsure === 0 ? '' : page.t('lists.unsure', { count: unsure })
  return [total > unsure || unsure === 0 ? formatResultCount(total - unsure, isLeast, page) : '', words]
    .filter(Boolean)
    .join(' · ')
}
