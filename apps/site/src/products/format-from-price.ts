import type { PageContext } from '../page-context/page-context.ts'

/** "from €45" for the lowest of several amounts, and the amount alone for the only one; empty where it is. */
export function formatFromPrice(amount: string, isFrom: boolean | undefined, { t }: Pick<PageContext, 't'>): string {
  return isFrom && amount !== '' ? `${t('price.from')} ${amount}` : amount
}
