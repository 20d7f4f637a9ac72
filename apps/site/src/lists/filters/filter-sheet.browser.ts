import { closestTo } from '../../dom/clicks.browser.ts'
import styles from './filter-sheet.css?inline'

export const OPEN_FILTERS_SELECTOR = '[data-filters] > details[open]'
const FOCUSABLE = 'summary, input:not([type=hidden], :disabled), select, button'

/**
 * Makes filters of a phone a sheet over the page, whose button says how many fit. The keyboard stays in it; Escape, or a
 * tap beside it, closes it. Its styles come with this script, and so does the count, which only a script keeps right.
 */
export function startFilterSheet(root: Document): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet]
  writeResultCountOnButtons(root)
  root.addEventListener('keydown', (event) => {
    const sheet = closestTo<HTMLDetailsElement>(event.target, OPEN_FILTERS_SELECTOR)
    if (!sheet || !isSheet(sheet)) return
    if (event.key === 'Escape') close(sheet)
    if (event.key === 'Tab') wrapFocus(sheet, event)
  })
  root.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLDetailsElement && target.matches(OPEN_FILTERS_SELECTOR) && isSheet(target)) close(target)
  })
}

function isSheet(details: HTMLElement): boolean {
  return getComputedStyle(details.lastElementChild ?? details).position === 'fixed'
}

function close(sheet: HTMLDetailsElement): void {
  sheet.open = false
  sheet.querySelector('summary')?.focus({ preventScroll: true })
}

/** From the last field to the heading, and back. */
function wrapFocus(sheet: HTMLElement, event: KeyboardEvent): void {
  const fields = [...sheet.querySelectorAll<HTMLElement>(FOCUSABLE)]
  const [from, to] = event.shiftKey ? [fields[0], fields.at(-1)] : [fields.at(-1), fields[0]]
  if (event.target !== from) return
  event.preventDefault()
  to?.focus()
}

/** Of a list that was just shown. */
export function writeResultCountOnButtons(list: ParentNode): void {
  for (const button of list.querySelectorAll<HTMLElement>('[data-count]'))
    button.textContent = button.dataset.count ?? button.textContent
}
