import { fitColumns } from '../products/card/fit-columns.ts'
import { isField } from './list-fields.browser.ts'

export const LIST_SELECTOR = '[data-list]'
/** Where filters are, which scrolls by itself on a phone. */
const PANEL = '[data-filters] > details > div'
const PLACE_DAY = '[data-place-day]'
export const CARDS_SELECTOR = `${LIST_SELECTOR} > ul:has(h3)`

/**
 * Puts a list in place of the one before; what was open and focused there is again.
 *
 * @returns false where there is none to replace
 */
export function replaceList(root: Document, next: HTMLElement): boolean {
  const list = root.querySelector<HTMLElement>(LIST_SELECTOR)
  if (!list) return false
  const focused = selectorOf(root.activeElement)
  const hadFocus = list.contains(root.activeElement)
  const details = next.querySelectorAll('details')
  const scrolled = list.querySelector(PANEL)?.scrollTop ?? 0
  for (const [place, { open }] of list.querySelectorAll('details').entries()) {
    const same = details[place]
    if (same) same.open = open
  }
  list.replaceWith(root.adoptNode(next))
  next.querySelector(PANEL)?.scrollTo({ top: scrolled, behavior: 'instant' })
  // The strip of days marks the choice before.
  root.querySelector('[aria-current="date"]')?.removeAttribute('aria-current')
  if (hadFocus) takeFocus(next, next.querySelector<HTMLElement>(focused))
  return true
}

/** Puts the day of the place beside a list in place of the one before; one that is not known of a choice is hidden. */
export function replaceAttractionDay(root: Document, page: Document): void {
  const day = root.querySelector<HTMLElement>(PLACE_DAY)
  const next = page.querySelector(PLACE_DAY)
  if (day && next) day.replaceWith(root.adoptNode(next))
  else day?.toggleAttribute('hidden', true)
}

/**
 * Adds the cards of the next page to the list, and takes its links to further pages.
 *
 * @returns false where one of the two has none
 */
export function appendCards(root: Document, next: HTMLElement): boolean {
  const cards = root.querySelector<HTMLElement>(CARDS_SELECTOR)
  const more = next.querySelector(CARDS_SELECTOR)
  const pages = root.querySelector('[data-pages]')
  const nextPages = next.querySelector('[data-pages]')
  if (!cards || !more || !pages || !nextPages) return false
  const [first] = more.children
  cards.append(...more.children)
  fitCards(cards)
  pages.replaceWith(root.adoptNode(nextPages))
  first?.querySelector<HTMLElement>('a')?.focus()
  return true
}

/** Fills the rows for the new number of cards; the style sheet has the usual number of columns. */
function fitCards(cards: HTMLElement): void {
  for (const screen of ['tablet', 'desktop']) {
    const property = `--${screen}`
    cards.style.removeProperty(property)
    const usual = Number(getComputedStyle(cards).getPropertyValue(property))
    const { columns, wide } = fitColumns(cards.children.length, usual, usual)
    if (columns !== usual) cards.style.setProperty(property, String(columns))
    for (const [place, card] of [...cards.children].entries()) card.toggleAttribute(`data-wide-${screen}`, place < wide)
  }
}

/** Focuses the list where the element is gone or hidden. */
function takeFocus(list: HTMLElement, wanted: HTMLElement | null): void {
  for (const element of [wanted, list]) {
    element?.focus({ preventScroll: true })
    if (element && element.ownerDocument.activeElement === element) return
  }
}

/** Finds the focused element again in the next list; the list itself where that cannot be told. */
function selectorOf(element: Element | null): string {
  if (element?.localName === 'summary')
    return element.closest('[data-party]') ? '[data-party] > summary' : '[data-filters] > details > summary'
  if (!isField(element)) return LIST_SELECTOR
  const value = element.type === 'radio' || element.type === 'checkbox' ? `[value="${CSS.escape(element.value)}"]` : ''
  const type = element.type === 'date' ? '[type=date]' : ''
  return `[name="${element.name}"]${type}${value}`
}
