import { addVisitParameters } from '../analytics/add-visit-parameters.browser.ts'
import { closestTo, isPlainClick } from '../dom/clicks.browser.ts'
import { createLatestDocumentFetch } from '../dom/fetch-document.browser.ts'
import { correctViewport } from '../islands/correct-viewport.ts'
import { rememberParty, savePartyOfForm } from '../products/party/remember-party.browser.ts'
import { dispatchFetchedPageShown, dispatchPageEvent } from '../ui/page-event.browser.ts'
import { addressWithPageCurrency } from './address-with-page-currency.browser.ts'
import { loadDailyLowestPricesWhenVisible } from './daily-lowest-prices/daily-lowest-prices.browser.ts'
import { OPEN_FILTERS_SELECTOR, startFilterSheet, writeResultCountOnButtons } from './filters/filter-sheet.browser.ts'
import { FILTERS_LINK_SELECTOR, loadFilters } from './filters/load-filters.browser.ts'
import { type Field, submissionAddress, watchFields } from './list-fields.browser.ts'
import {
  appendCards,
  CARDS_SELECTOR,
  LIST_SELECTOR,
  replaceAttractionDay,
  replaceList,
} from './replace-list.browser.ts'
import { restoreCardOnBackNavigation } from './return-to-card.browser.ts'

/**
 * A list without leaving its page: what the form or a link leads to is fetched, and the list replaced by its own from
 * there, or continued by the next page. Whatever fails, the browser goes to the address as it would have without a
 * script.
 */
export function updateLists(root: Document): void {
  loadDailyLowestPricesWhenVisible(root)
  if (root.querySelector('[data-map]'))
    import('./results-map/results-map.browser.ts')
      .then(({ highlightMapPoints }) => highlightMapPoints(root))
      .catch(() => {})
  const fetchList = createListFetch(root)
  let shown = location.search
  let changed: Field | undefined
  const cards = restoreCardOnBackNavigation(root, () => {
    shown = location.search
  })
  startFilterSheet(root)
  const forgetWaitingDay = watchFields(root, (form, field) => {
    changed = field
    if (field?.closest('[data-party]')) savePartyOfForm(form)
    void show(submissionAddress(form), 'push')
  })

  const show = async (address: string, entry: 'push' | 'replace' | 'none'): Promise<void> => {
    forgetWaitingDay()
    const next = await fetchList(address)
    if (!next || !replaceList(root, next)) return
    writeResultCountOnButtons(next)
    // The server's own form of the address, with what this one says of the visit alone.
    if (entry !== 'none') history[`${entry}State`](null, '', addVisitParameters(next.dataset.list ?? address))
    shown = location.search
    cards.replaced()
    announce(root, next.dataset.said)
    if (changed) tellChange(root, changed, next)
    changed = undefined
  }

  const showMore = async (link: HTMLAnchorElement): Promise<void> => {
    const address = addressWithPageCurrency(link.href)
    const next = await fetchList(address)
    const from = root.querySelector(CARDS_SELECTOR)?.children.length ?? 0
    if (!next || !appendCards(root, next)) return
    cards.added(from, addVisitParameters(address).href)
    announce(root, next.dataset.added)
  }

  rememberParty(root, (form) => void show(submissionAddress(form), 'replace'))
  root.addEventListener('submit', (event) => {
    const { target: form } = event
    if (!(form instanceof HTMLFormElement) || !('filters' in form.dataset)) return
    event.preventDefault()
    form.closest<HTMLElement>(LIST_SELECTOR)?.focus({ preventScroll: true })
    for (const details of form.querySelectorAll('details')) details.open = false
    void show(submissionAddress(form), 'push')
  })
  root.addEventListener('click', (event) => {
    const link = closestTo<HTMLAnchorElement>(event.target, `${LIST_SELECTOR} a:is([data-more], [data-turn])`)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    if (link.matches(FILTERS_LINK_SELECTOR)) return void openFilters(root, link)
    if ('more' in link.dataset) return void showMore(link)
    void show(addressWithPageCurrency(link.href), 'push')
    if (link.closest('[data-pages]')) root.querySelector(LIST_SELECTOR)?.scrollIntoView()
  })
  addEventListener('popstate', () => {
    // Jump links leave entries too, which are the same page.
    changed = undefined
    if (location.search !== shown) void show(location.href, 'none')
  })
}

/** @returns fetches the list of an address; undefined where the browser goes there instead */
function createListFetch(root: Document): (address: string) => Promise<HTMLElement | undefined> {
  const latest = createLatestDocumentFetch()
  return async (address) => {
    const list = root.querySelector<HTMLElement>(LIST_SELECTOR)
    list?.setAttribute('aria-busy', 'true')
    try {
      const page = await latest.fetch(address)
      const next = page?.querySelector<HTMLElement>(LIST_SELECTOR)
      if (!page || !next) throw new Error('the page has no list')
      if (root.querySelector(OPEN_FILTERS_SELECTOR)) await loadFilters(next, latest.fetch)
      replaceAttractionDay(root, page)
      dispatchFetchedPageShown(root, page)
      return next
    } catch {
      location.assign(address)
      return undefined
    } finally {
      list?.removeAttribute('aria-busy')
    }
  }
}

async function openFilters(root: Document, link: HTMLAnchorElement): Promise<void> {
  try {
    const filters = await loadFilters(root)
    if (!filters) return
    filters.open = true
    filters.querySelector('summary')?.focus({ preventScroll: true })
  } catch {
    location.assign(link.href)
  }
}

function announce(root: Document, words = ''): void {
  const status = root.querySelector('[data-list-status]')
  if (status) status.textContent = words
  correctViewport(root, innerWidth)
}

/** A filter that was removed is not reported. */
function tellChange(root: Document, field: Field, { dataset }: HTMLElement): void {
  const { name, value } = field
  const isRemoved = value === '' || (field instanceof HTMLInputElement && field.type === 'checkbox' && !field.checked)
  if (name === 'sort') dispatchPageEvent(root, { name: 'Sort Changed', order: value || 'recommended' })
  else if (!isRemoved)
    dispatchPageEvent(root, { name: 'Filter Applied', filter: name, value, numberOfResults: Number(dataset.total) })
}
