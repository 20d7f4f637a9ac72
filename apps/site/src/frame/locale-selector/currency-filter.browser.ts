/** Shows the currencies that hold the words of the field, and says when there is none. @param form around both */
export function startCurrencyFilter(form: HTMLElement): void {
  const filter = form.querySelector('[data-currency-filter]')
  const field = filter?.querySelector('input')
  const status = filter?.querySelector<HTMLElement>('[role="status"]')
  const list = document.getElementById(field?.getAttribute('aria-controls') ?? '')
  if (!field || !status || !list) return

  field.addEventListener('input', () => {
    const wanted = field.value.trim().toLowerCase()
    const items = [...list.children]
    for (const item of items) item.toggleAttribute('hidden', !item.textContent?.toLowerCase().includes(wanted))
    const isFound = items.some((item) => !item.hasAttribute('hidden'))
    status.textContent = isFound ? '' : (status.dataset.none ?? '')
  })
  filter?.firstElementChild?.removeAttribute('hidden')
}
