import { addVisitParameters } from '../../analytics/add-visit-parameters.browser.ts'
import { delegatePlainClicks } from '../../dom/clicks.browser.ts'
import { createLatestDocumentFetch } from '../../dom/fetch-document.browser.ts'
import { correctViewport } from '../../islands/correct-viewport.ts'
import { isAnyPricePending, markPricePending, prices, readPrices } from '../../islands/stores/prices.ts'
import { dispatchFetchedPageShown, dispatchPageEvent } from '../../ui/page-event.browser.ts'
import { setRovingTabindex, watchCalendarKeys } from '../calendar/calendar-keys.browser.ts'
import { rememberParty } from '../party/remember-party.browser.ts'
import { hideBookingBar } from './hide-booking-bar.browser.ts'

const PARTS = '[data-booking]'
const CARD = '[data-booking="card"]'

/**
 * Applies a choice without leaving the page: fetches the address of the form or link and replaces each part of the page
 * that shows the choice. On any failure the browser navigates to the address, as without JavaScript.
 */
export function applyChoices(root: Document): void {
  const status = root.querySelector('[data-booking-status]')
  let shown = location.search
  const latest = createLatestDocumentFetch()

  const show = async (address: string, focused: string | undefined): Promise<void> => {
    markPricePending(tgidOf(root))
    try {
      const page = await latest.fetch(address)
      if (!page) throw new Error('the page has no words')
      const hadFocus = root.activeElement?.closest<HTMLElement>(PARTS) ?? null
      suspendScrollAnchoring(root.documentElement)
      replaceParts(root, page)
      dispatchFetchedPageShown(root, page)
      setRovingTabindex(root)
      correctViewport(root, innerWidth)
      showChosenDay(root)
      // A link elsewhere on the page leads to the card; within the card nothing moves.
      const isElsewhere = hadFocus?.dataset.booking === 'day'
      if (focused) root.querySelector<HTMLElement>(focused)?.focus({ preventScroll: !isElsewhere })
      else if (hadFocus) root.querySelector<HTMLElement>(CARD)?.focus({ preventScroll: true })
      if (status) status.textContent = root.querySelector('[data-said]')?.getAttribute('data-said') ?? ''
    } catch {
      location.assign(address)
    } finally {
      readPrices()
    }
  }

  const choose = (event: Event, address: URL, focused: string): void => {
    event.preventDefault()
    if (isAnyPricePending()) keepChoice(address)
    const next = addVisitParameters(address)
    history.pushState(null, '', next)
    shown = next.search
    void show(next.href, focused)
  }

  root.addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || !('choose' in form.dataset)) return
    choose(event, addressOf(form, submitter), selectorOf(submitter))
    form.querySelector('[data-party]')?.removeAttribute('open')
  })
  delegatePlainClicks(root, 'a[data-choose]', (link, event) => choose(event, new URL(link.href), linkSelector(link)))
  // The link to the month, or its summary before it opens.
  delegatePlainClicks(root, '[data-choose="month"]:not([open] > *)', () =>
    dispatchPageEvent(root, { name: 'Calendar Opened', tgid: Number(tgidOf(root)) }),
  )
  addEventListener('popstate', () => {
    // Jump links leave entries too, which are the same page.
    if (location.search === shown) return
    shown = location.search
    void show(location.href, undefined)
  })
  rememberParty(root, (form) => {
    const { href, search } = addVisitParameters(addressOf(form, null))
    history.replaceState(null, '', href)
    shown = search
    void show(href, undefined)
  })
  prices.subscribe(() => markBusy(root, isAnyPricePending()))
  hideBookingBar(root)
  watchCalendarKeys(root)
  setRovingTabindex(root)
  showChosenDay(root)
}

function tgidOf(root: Document): string {
  return root.querySelector<HTMLElement>(CARD)?.dataset.priced ?? ''
}

/** What the browser would have gone to. */
function addressOf(form: HTMLFormElement, submitter: HTMLElement | null): URL {
  const address = new URL(form.action)
  const values = [...new FormData(form, submitter)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  )
  address.search = new URLSearchParams(values).toString()
  return address
}

/** A click before the last one was answered: what was chosen then, these parts of the page do not know yet. */
function keepChoice(address: URL): void {
  const chosen = new URLSearchParams(location.search)
  for (const [name, value] of address.searchParams) chosen.set(name, value)
  address.search = chosen.toString()
}

/** What had the focus, as it can be found again among what replaces it. */
function selectorOf(submitter: HTMLElement | null): string {
  if (!(submitter instanceof HTMLButtonElement)) return CARD
  if (submitter.name === '') return '[data-party] summary'
  const place = submitter.closest('[data-calendar]')
    ? '[data-calendar] '
    : submitter.closest('[data-days]')
      ? '[data-days] '
      : ''
  return `${place}button[name="${submitter.name}"][value="${CSS.escape(submitter.value)}"]`
}

/** The same link of the next month, the summary of the opened calendar, or the card where it is gone. */
function linkSelector(link: HTMLAnchorElement): string {
  const { choose: control, focus } = link.dataset
  if (focus === 'day') return '[data-calendar] button[tabindex="0"]'
  return control ? `[data-choose="${control}"], [data-calendar] button` : CARD
}

function replaceParts(root: Document, page: Document): void {
  for (const part of root.querySelectorAll<HTMLElement>(PARTS)) {
    const next = page.querySelector(`[data-booking="${part.dataset.booking}"]`)
    if (!next) throw new Error('the page has no such part')
    keepOpen(part, next)
    scrollAlike(part, next, () => part.replaceWith(root.adoptNode(next)))
  }
}

/** Until the next frame is laid out: anchoring would hold what follows the card in place, and move the card. */
function suspendScrollAnchoring({ style }: HTMLElement): void {
  style.overflowAnchor = 'none'
  requestAnimationFrame(() => setTimeout(() => style.removeProperty('overflow-anchor')))
}

/** A chosen day at the far end of the strip is brought into view, without moving the page. */
function showChosenDay(root: Document): void {
  const days = root.querySelector<HTMLElement>('[data-days]')
  const chosen = days?.querySelector<HTMLElement>('[aria-pressed="true"]')
  if (!days || !chosen) return
  const [frame, day] = [days.getBoundingClientRect(), chosen.getBoundingClientRect()]
  if (day.left < frame.left || day.right > frame.right)
    days.scrollLeft += day.left + day.width / 2 - frame.left - frame.width / 2
}

/** What the visitor opened stays open, and the hours that were wished stay chosen, where there are such. */
function keepOpen(part: Element, next: Element): void {
  const wish = part.querySelector<HTMLInputElement>('[name="hours"]:checked')?.value
  const same = next.querySelector<HTMLInputElement>(`[name="hours"][value="${wish}"]`)
  if (same) same.checked = true
  const opened = next.querySelectorAll('details')
  for (const [index, details] of part.querySelectorAll('details').entries()) {
    if (details.open) opened[index]?.setAttribute('open', '')
  }
}

/** The strip of days stays where it was, and the card where it is a column that scrolls by itself. */
function scrollAlike(part: Element, next: Element, replace: () => void): void {
  const { scrollTop } = part
  const place = part.querySelector('[data-days]')?.scrollLeft ?? 0
  replace()
  next.scrollTop = scrollTop
  const days = next.querySelector('[data-days]')
  if (days) days.scrollLeft = place
}

function markBusy(root: Document, isBusy: boolean): void {
  for (const part of root.querySelectorAll(PARTS)) part.setAttribute('aria-busy', String(isBusy))
}
