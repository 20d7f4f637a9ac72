import type { PageContext } from '../page-context/page-context.ts'

/** "2,500 experiences", or "At least 300 experiences" when the count is a lower bound. */
export function foundWords(count: number, isLeast: boolean, { t }: Pick<PageContext, 't'>): string {
  return t(isLeast ? 'collection.experiencesAtLeast' : 'collection.experiences', { count })
}
