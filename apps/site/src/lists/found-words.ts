import type { PageContext } from '../page-context/page-context.ts'

/** "2,500 experiences", and "At least 300 experiences" where nobody counted all of them. */
export function foundWords(count: number, isLeast: boolean, { t }: Pick<PageContext, 't'>): string {
  return t(isLeast ? 'collection.experiencesAtLeast' : 'collection.experiences', { count })
}
