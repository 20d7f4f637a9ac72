import { keepVisitParameters } from '../analytics/keep-visit-parameters.browser.ts'
import { fetchDocument } from '../fetch-document.browser.ts'
import { correctViewport } from '../islands/correct-viewport.ts'
import { fitColumns } from '../products/card/fit-columns.ts'
import { tellPage, tellRead } from '../ui/page-event.browser.ts'
import { fetchCheapestDays } from './cheapest-days/cheapest-days.browser.ts'
import { withCurrency } from './with-currency.browser.ts'

const LIST = '[data-list]'

/** Milliseconds that a day is left alone before it is asked for: written by keyboard it changes part by part. */
const WRITTEN = 800

/**
 * A list without leaving its page: what the form or a link leads to is fetched, and the list replaced by its own from
 * there, or continued by the next page. Whatever fails, the browser goes to the address as it would have without a script.
 */
export function chooseLists(root: Document): void {
  fetchCheapestDays(root)
  if (root.querySelector('[data-map]'))
    import('./results-map/results-map.browser.ts').then(({ linkMap }) => linkMap(root)).catch(() => {})
  let asked: XMLHttpRequest | undefined
  let shown = location.search
  let changed: Field | undefined
  let writing: ReturnType<typeof setTimeout> | undefined

  /** @returns the list as the address has it; nothing where somebody asked for another meanwhile, or the browser went there */
  const fetchList = async (address: string): Promise<HTMLElement | undefined> => {
    asked?.abort()
    const mine = new XMLHttpRequest()
    asked = mine
    const list = root.querySelector<HTMLElement>(LIST)
    list?.setAttribute('aria-busy', 'true')
    try {
      const page = await fetchDocument(address, mine)
      const next = page?.querySelector<HTMLElement>(LIST)
      if (!page || !next) throw new Error('the page has no list')
      if (asked !== mine) return undefined
      tellRead(root, page)
      return next
    } catch {
      if (asked === mine) location.assign(address)
      return undefined
    } finally {
      if (asked === mine) list?.removeAttribute('aria-busy')
    }
  }

  const say = (words: string | undefined): void => {
    const status = root.querySelector('[data-list-status]')
    if (status) status.textContent = words ?? ''
    correctViewport(root, innerWidth)
  }

  const show = async (address: string, isNew: boolean): Promise<void> => {
    clearTimeout(writing)
    writing = undefined
    const next = await fetchList(address)
    const list = root.querySelector<HTMLElement>(LIST)
    if (!next || !list) return
    const focused = selectorOf(root.activeElement)
    for (const [place, details] of [...list.querySelectorAll('details')].entries()) {
      const same = next.querySelectorAll('details')[place]
      if (same) same.open = details.open
    }
    const hadFocus = list.contains(root.activeElement)
    list.replaceWith(root.adoptNode(next))
    // The address in its one form, which the server knows, with what it says of this visit alone.
    if (isNew) history.pushState(null, '', keepVisitParameters(next.dataset.list ?? address))
    shown = location.search
    // What the strip of days marks was chosen before.
    root.querySelector('[aria-current="date"]')?.removeAttribute('aria-current')
    if (hadFocus) takeFocus(next, next.querySelector<HTMLElement>(focused))
    say(next.dataset.said)
    if (changed) tellChange(root, changed, next)
    changed = undefined
  }

  const showMore = async (link: HTMLAnchorElement): Promise<void> => {
    const next = await fetchList(withCurrency(link.href))
    const [cards, more] = [
      root.querySelector<HTMLElement>(`${LIST} > ul:has(h3)`),
      next?.querySelector(`${LIST} > ul:has(h3)`),
    ]
    const [pages, following] = [root.querySelector('[data-pages]'), next?.querySelector('[data-pages]')]
    if (!cards || !more || !pages || !following) return
    const [first] = more.children
    cards.append(...more.children)
    refit(cards)
    pages.replaceWith(root.adoptNode(following))
    first?.querySelector<HTMLElement>('a')?.focus()
    say(next?.dataset.added)
  }

  const choose = (form: HTMLFormElement, field: Field | undefined): void => {
    // Of half a day nothing is said yet; of one that cannot be asked for, why.
    if (field?.validity.badInput || field?.reportValidity() === false) return
    changed = field
    void show(addressOf(form), true)
  }

  root.addEventListener('change', ({ target }) => {
    const form = target instanceof Element ? target.closest<HTMLFormElement>('form[data-filters]') : null
    if (!form) return
    const field = isField(target) ? target : undefined
    clearTimeout(writing)
    if (field?.type === 'date') writing = setTimeout(choose, WRITTEN, form, field)
    else choose(form, field)
  })
  root.addEventListener('focusout', ({ target }) => {
    if (writing && isField(target) && target.type === 'date' && target.form && target.validity.valid)
      choose(target.form, target)
  })
  root.addEventListener('submit', (event) => {
    const { target: form } = event
    if (!(form instanceof HTMLFormElement) || !('filters' in form.dataset)) return
    event.preventDefault()
    form.closest<HTMLElement>(LIST)?.focus({ preventScroll: true })
    for (const details of form.querySelectorAll('details')) details.open = false
    void show(addressOf(form), true)
  })
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`${LIST} a`) : null
    if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    if ('more' in link.dataset) {
      event.preventDefault()
      void showMore(link)
    }
    if ('turn' in link.dataset) {
      event.preventDefault()
      void show(withCurrency(link.href), true)
      if (link.closest('[data-pages]')) root.querySelector(LIST)?.scrollIntoView()
    }
  })
  addEventListener('popstate', () => {
    // Jump links leave entries too, which are the same page.
    changed = undefined
    if (location.search !== shown) void show(location.href, false)
  })
}

type Field = HTMLInputElement | HTMLSelectElement

function isField(target: EventTarget | null): target is Field {
  return target instanceof HTMLInputElement || target instanceof HTMLSelectElement
}

/** Rows without a hole now that there are more; how many columns are usual, the list says that it came as. */
function refit(cards: HTMLElement): void {
  for (const screen of ['tablet', 'desktop']) {
    const property = `--${screen}`
    cards.style.removeProperty(property)
    const usual = Number(getComputedStyle(cards).getPropertyValue(property))
    const { columns, wide } = fitColumns(cards.children.length, usual, usual)
    if (columns !== usual) cards.style.setProperty(property, String(columns))
    for (const [place, card] of [...cards.children].entries()) card.toggleAttribute(`data-wide-${screen}`, place < wide)
  }
}

/** What is taken away narrows nothing. */
function tellChange(root: Document, field: Field, { dataset }: HTMLElement): void {
  const { name, value } = field
  const isTaken = value === '' || (field instanceof HTMLInputElement && field.type === 'checkbox' && !field.checked)
  if (name === 'sort') tellPage(root, { name: 'Sort Changed', order: value || 'recommended' })
  else if (!isTaken)
    tellPage(root, { name: 'Filter Applied', filter: name, value, numberOfResults: Number(dataset.total) })
}

/** What cannot take it, because it is gone or folded away, leaves it to the list. */
function takeFocus(list: HTMLElement, wanted: HTMLElement | null): void {
  for (const element of [wanted, list]) {
    element?.focus({ preventScroll: true })
    if (element && element.ownerDocument.activeElement === element) return
  }
}

/** What the browser would have gone to, without what says nothing or cannot be asked for. */
function addressOf(form: HTMLFormElement): string {
  const address = new URL(form.action)
  const faulty = [...form.querySelectorAll<HTMLInputElement>('input:invalid')]
  for (const [name, value] of new FormData(form)) {
    const isFaulty = faulty.some((field) => field.name === name && field.value === value)
    if (typeof value === 'string' && value !== '' && !isFaulty) address.searchParams.append(name, value)
  }
  return withCurrency(address.href)
}

/** What had the focus, as it can be found again in what replaces it; the list itself where it cannot. */
function selectorOf(element: Element | null): string {
  if (!isField(element)) {
    return element?.localName === 'summary' ? 'summary' : LIST
  }
  const value = element.type === 'radio' || element.type === 'checkbox' ? `[value="${CSS.escape(element.value)}"]` : ''
  const type = element.type === 'date' ? '[type=date]' : ''
  return `[name="${element.name}"]${type}${value}`
}
