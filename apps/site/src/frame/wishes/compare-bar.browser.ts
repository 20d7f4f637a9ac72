import { addressWith, MOST_COMPARED } from './kept-tgids.browser.ts'

/**
 * The button below a list that leads from its hearts to a comparison: with one it says how many it takes, with more it is a link to
 * the newest, as many as stand side by side.
 */
export function showComparison(bar: HTMLAnchorElement, wishes: readonly number[]): void {
  const { compareBar = '', tooFew = '' } = bar.dataset
  const compared = wishes.slice(0, MOST_COMPARED)
  bar.dataset.label ??= bar.textContent
  if (compared.length > 1) {
    bar.href = addressWith(compareBar, compared)
    bar.textContent = `${bar.dataset.label} (${compared.length})`
  } else {
    bar.removeAttribute('href')
    bar.textContent = tooFew
  }
  bar.hidden = compared.length === 0
}
