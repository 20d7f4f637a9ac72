import { addressWith, MOST_COMPARED } from './kept-tgids.browser.ts'

/**
 * The bar below a list that leads from its hearts to a comparison: with one it says how many it takes, with more it is a link to
 * the newest, as many as stand side by side.
 */
export function showComparison(bar: HTMLElement, wishes: readonly number[]): void {
  const link = bar.querySelector('a')
  const [hint, count] = bar.querySelectorAll('span')
  if (!link || !hint || !count) return
  const compared = wishes.slice(0, MOST_COMPARED)
  const isComparison = compared.length > 1
  link.href = addressWith(bar.dataset.compareBar ?? '', compared)
  count.textContent = `(${compared.length})`
  link.hidden = !isComparison
  hint.hidden = isComparison
  bar.hidden = compared.length === 0
}
