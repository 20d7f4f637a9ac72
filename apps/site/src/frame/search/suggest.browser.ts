import { closestTo } from '../../dom/clicks.browser.ts'
import { addRecent } from './recent-searches.browser.ts'

/**
 * Whoever makes for the search is offered what may be meant. Until then nothing of it is fetched; without it the form is a
 * form. What was searched for is remembered, whether or not anything was offered by then.
 */
export function suggestSearches(root: Document): void {
  root.addEventListener('focusin', ({ target }) => wake(target))
  // Somebody may have been there before this script.
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
