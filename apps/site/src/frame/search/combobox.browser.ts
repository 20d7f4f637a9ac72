import { fetchDocument } from '../../fetch-document.browser.ts'
import { addRecent, forgetRecent, readRecent } from './recent-searches.browser.ts'

/** Milliseconds without a key press until suggestions are requested (debounce). */
const PAUSE = 120

/**
 * The editable combobox with list box of the ARIA Authoring Practices: focus stays in the field, arrow keys move
 * through the options, Enter opens the active one or searches for the text, Escape closes the list. An empty field
 * offers recent searches.
 */
export function startCombobox(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>('input[type="search"]')
  const list = form.nextElementSibling
  const status = list?.nextElementSibling
  if (!field || !(list instanceof HTMLElement) || !status) return
  const suggestions = list.ariaLabel
  let asked: XMLHttpRequest | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  let active = -1

  field.role = 'combobox'
  field.ariaAutoComplete = 'list'
  field.ariaExpanded = 'false'
  field.setAttribute('aria-controls', list.id)

  const options = () => [...list.querySelectorAll<HTMLElement>('[role="option"]')]

  const choose = (index: number) => {
    const all = options()
    active = all.length === 0 ? -1 : ((index % (all.length + 1)) + all.length + 1) % (all.length + 1)
    if (active === all.length) active = -1
    for (const [place, option] of all.entries()) option.ariaSelected = String(place === active)
    const option = all[active]
    option?.scrollIntoView({ block: 'nearest' })
    if (option) field.setAttribute('aria-activedescendant', option.id)
    else field.removeAttribute('aria-activedescendant')
  }

  const show = (said = '') => {
    const all = options()
    for (const [place, option] of all.entries()) option.id = `${list.id}-${place}`
    list.hidden = all.length === 0
    field.ariaExpanded = String(all.length > 0)
    status.textContent = said
    choose(-1)
  }

  const forget = () => {
    asked?.abort()
    asked = undefined
  }

  const hide = () => {
    forget()
    clearTimeout(pause)
    list.replaceChildren()
    show()
  }

  const addressOf = (more: string, query = field.value) => {
    const address = new URL(form.action + more)
    const values = [...new FormData(form)].flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    )
    address.search = new URLSearchParams(values).toString()
    address.searchParams.set(field.name, query)
    return address.href
  }

  const offerRecent = () => {
    const { recent = '', clear = '' } = form.dataset
    const queries = readRecent()
    const offered = queries.map((query) => optionOf(list, query, addressOf('', query)))
    list.ariaLabel = recent
    list.replaceChildren(...offered, ...(queries.length > 0 ? [optionOf(list, clear)] : []))
    show()
  }

  const suggest = async () => {
    forget()
    const mine = new XMLHttpRequest()
    asked = mine
    try {
      const page = await fetchDocument(addressOf('suggestions/'), mine)
      if (asked !== mine) return
      list.ariaLabel = suggestions
      list.replaceChildren(...(page?.body.childNodes ?? []))
      const said = list.querySelector('[data-said]')
      said?.remove()
      show(said?.textContent ?? '')
    } catch {
      if (asked === mine) hide()
    }
  }

  const take = (option: HTMLElement) => {
    const { href } = option.dataset
    if (href === undefined) {
      forgetRecent()
      return hide()
    }
    addRecent(field.value)
    location.assign(href)
  }

  const type = () => {
    clearTimeout(pause)
    if (field.value.trim() === '') {
      forget()
      offerRecent()
    } else pause = setTimeout(() => void suggest(), PAUSE)
  }

  field.addEventListener('input', type)
  field.addEventListener('focus', () => list.hidden && type())
  field.addEventListener('keydown', (event) => {
    if (event.isComposing) return
    const option = options()[active]
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (list.hidden) return
      choose(event.key === 'ArrowDown' ? active + 1 : active === -1 ? options().length - 1 : active - 1)
    } else if (event.key === 'Enter' && option) take(option)
    else if (event.key === 'Escape' && !list.hidden) hide()
    else return
    event.preventDefault()
    event.stopPropagation()
  })
  // Before the field loses its focus.
  list.addEventListener('pointerdown', (event) => event.preventDefault())
  list.addEventListener('click', (event) => {
    const option = event.target instanceof Element ? event.target.closest<HTMLElement>('[role="option"]') : null
    if (option) take(option)
  })
  field.addEventListener('blur', hide)
  if (form.ownerDocument.activeElement === field) type()
}

/** @param href absent for the option that clears the recent searches */
function optionOf(list: HTMLElement, words: string, href?: string): HTMLElement {
  const option = list.ownerDocument.createElement('div')
  option.role = 'option'
  option.textContent = words
  if (href !== undefined) option.dataset.href = href
  return option
}
