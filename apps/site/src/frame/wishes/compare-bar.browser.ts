import { MOST_COMPARED, wishListAddress } from './saved-tgids.browser.ts'

/**
 * The comparison button below a list: with one wish it says how many are needed, with more it links to a comparison of
 * the newest ones.
 */
export function showCompareBar(bar: HTMLAnchorElement, wishes: readonly number[]): void {
  const { compareBar = '', tooFew = '' } = bar.dataset
  const compared = wishes.slice(0, MOST_COMPARED)
  bar.dataset.label ??= bar.textContent
  if (compared.length > 1) {
    bar.href = wishListAddress(compareBar, compared)
    bar.textContent = `${bar.dataset.label} (${compared.length})`
  } else {
    bar.removeAttribute('href')
    bar.textContent = tooFew
  }
  bar.hidden = compared.length === 0
}
