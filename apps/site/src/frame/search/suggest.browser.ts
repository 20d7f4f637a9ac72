import { closestTo } from '../../dom/clicks.browser.ts'
import { addRecent } from './recent-searches.browser.ts'

/**
 * Loads the search suggestions when the search field gets the focus or the pointer. Remembers searches, whether or not
 * suggestions were loaded.
 */
export function suggestSearches(root: Document): void {
  root.addEventListener('focusin', ({ target }) => wake(target))
  // The field may already have the focus.
  wake(root.activeElement)
  root.addEventListener('submit', ({ target }) => {
    const field = searchOf(target)?.querySelector<HTMLInputElement>('input[type="search"]')
    if (field) addRecent(field.value)
  })
}

function wake(target: EventTarget | null): void {
  const form = searchOf(target)
  if (!form || form.dataset.awake !== undefined) return
  form.dataset.awake = ''
  import('./combobox.browser.ts')
    .then(({ startCombobox }) => startCombobox(form))
    .catch(() => delete form.dataset.awake)
}

function searchOf(target: EventTarget | null): HTMLFormElement | null {
  return closestTo<HTMLFormElement>(target, 'form[data-search]')
}
