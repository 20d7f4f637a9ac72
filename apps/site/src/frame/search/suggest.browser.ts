/**
 * Whoever makes for the search is offered what may be meant. Until then nothing of it is fetched; without it the form is a
 * form.
 */
export function suggestSearches(root: Document): void {
  root.addEventListener('focusin', (event) => {
    const form = event.target instanceof Element ? event.target.closest<HTMLFormElement>('form[data-search]') : null
    if (!form || form.dataset.awake !== undefined) return
    form.dataset.awake = ''
    import('./combobox.browser.ts')
      .then(({ startCombobox }) => startCombobox(form))
      .catch(() => delete form.dataset.awake)
  })
}
