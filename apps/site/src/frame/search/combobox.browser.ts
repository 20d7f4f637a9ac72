import { closestTo } from '../../dom/clicks.browser.ts'
import { createLatestDocumentFetch } from '../../dom/fetch-document.browser.ts'
import { addRecent, forgetRecent, readRecent } from './recent-searches.browser.ts'
import { createSuggestionList } from './suggestion-list.browser.ts'

/** Milliseconds without a key before suggestions are fetched. */
const DEBOUNCE = 120

/**
 * The editable combobox with a list box of the ARIA Authoring Practices: focus stays in the field, arrow keys go
 * through the options, Enter takes one or searches for what was typed, Escape closes the list. An empty field offers
 * the recent searches.
 */
export function startCombobox(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[type="search"]')
  const box = form.nextElementSibling
  const status = box?.nextElementSibling
  if (!field || !(box instanceof HTMLElement) || !status) return
  const suggestionsLabel = box.ariaLabel
  const list = createSuggestionList(field, box)
  const latest = createLatestDocumentFetch()
  let timer: ReturnType<typeof setTimeout> | undefined

  const close = () => {
    latest.abort()
    clearTimeout(timer)
    list.show([])
    status.textContent = ''
  }

  const offerRecent = () => {
    const { recent = '', clear = '' } = form.dataset
    const options = readRecent().map((query) => createOption(query, addressOf(form, field, '', query)))
    box.ariaLabel = recent
    list.show(options.length > 0 ? [...options, createOption(clear)] : [])
    status.textContent = ''
  }

  const suggest = async () => {
    try {
      const page = await latest.fetch(addressOf(form, field, 'suggestions/', field.value))
      const said = page?.querySelector('[data-said]')
      said?.remove()
      box.ariaLabel = suggestionsLabel
      list.show(page?.body.childNodes ?? [])
      status.textContent = said?.textContent ?? ''
    } catch {
      close()
    }
  }

  const offer = () => {
    clearTimeout(timer)
    if (field.value.trim() === '') {
      latest.abort()
      offerRecent()
    } else timer = setTimeout(() => void suggest(), DEBOUNCE)
  }

  const take = (option: HTMLElement) => {
    const { href } = option.dataset
    if (href === undefined) {
      forgetRecent()
      return close()
    }
    addRecent(field.value)
    location.assign(href)
  }

  field.addEventListener('input', offer)
  field.addEventListener('focus', () => box.hidden && offer())
  field.addEventListener('blur', close)
  field.addEventListener('keydown', (event) => {
    if (event.isComposing || box.hidden) return
    const option = list.active()
    if (event.key === 'ArrowDown') list.step(1)
    else if (event.key === 'ArrowUp') list.step(-1)
    else if (event.key === 'Enter' && option) take(option)
    else if (event.key === 'Escape') close()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  // Keeps the focus in the field.
  box.addEventListener('pointerdown', (event) => event.preventDefault())
  box.addEventListener('click', ({ target }) => {
    const option = closestTo(target, '[role="option"]')
    if (option) take(option)
  })
  if (form.ownerDocument.activeElement === field) offer()
}

/** The address of the form's action, or of a page below it, with the form's values and this query. */
function addressOf(form: HTMLFormElement, field: HTMLInputElement, below: string, query: string): string {
  const address = new URL(form.action + below)
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') address.searchParams.append(name, value)
  }
  address.searchParams.set(field.name, query)
  return address.href
}

/** @param href absent for the option that forgets the recent searches */
function createOption(words: string, href?: string): HTMLElement {
  const option = document.createElement('div')
  option.role = 'option'
  option.textContent = words
  if (href !== undefined) option.dataset.href = href
  return option
}
