import { addIconSymbols } from '../../dom/add-icon-symbols.browser.ts'
import { fetchDocument } from '../../dom/fetch-document.browser.ts'
import { addressWithPageCurrency } from '../address-with-page-currency.browser.ts'
import { writeResultCountOnButtons } from './filter-sheet.browser.ts'

/** The link to the page that has the filters of a list, where the list has none yet. */
export const FILTERS_LINK_SELECTOR = '[data-filters]:not(:has(> details)) > a[href*="show=filters"]'

const DAYS = '[data-filters] select[name=when]'

/**
 * Takes the filters of a list from their own page, to the place of the link to it, and the numbers of its days.
 *
 * @returns undefined where there is no such link; rejects for what has no filters
 */
export async function loadFilters(list: ParentNode, fetch = fetchDocument): Promise<HTMLDetailsElement | undefined> {
  const link = list.querySelector<HTMLAnchorElement>(FILTERS_LINK_SELECTOR)
  if (!link) return undefined
  const page = await fetch(addressWithPageCurrency(link.href))
  const filters = page?.querySelector<HTMLDetailsElement>('[data-filters] > details')
  if (!page || !filters) throw new Error('the page has no filters')
  filters.open = false
  const [days, counted] = [list, page].map((part) => part.querySelector<HTMLSelectElement>(DAYS))
  if (days?.value === '' && counted) days.replaceWith(document.adoptNode(counted))
  writeResultCountOnButtons(filters)
  addIconSymbols(document, page)
  link.replaceWith(link.ownerDocument.adoptNode(filters))
  return filters
}
