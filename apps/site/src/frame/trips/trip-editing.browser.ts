import { addVisitParameters } from '../../analytics/add-visit-parameters.browser.ts'
import { closestTo, delegatePlainClicks } from '../../dom/clicks.browser.ts'
import { createLatestDocumentFetch } from '../../dom/fetch-document.browser.ts'
import { correctViewport } from '../../islands/correct-viewport.ts'
import { dispatchFetchedPageShown } from '../../ui/page-event.browser.ts'
import { startSharing } from '../wishes/share-list.browser.ts'
import { watchDrags } from './drag-stops.browser.ts'
import { readStoredTrip, storeTrip, withMove, withTrip } from './stored-trip.browser.ts'

const TRIP = '[data-trip]'
const STOP = '[data-trip-stop]'

/**
 * Changes a trip without leaving its page: fetches the address of the link or form and shows the trip that is there. On any failure
 * the browser goes to the address, as without JavaScript. What is changed is kept in this browser, and what Back changes again; a trip
 * that somebody shared is not, where the browser keeps another.
 */
export function startTripEditing(trip: HTMLElement, root: Document): void {
  const latest = createLatestDocumentFetch()
  const kept = readStoredTrip()
  const { trip: shown = '', address = '' } = trip.dataset
  if (shown === '' && kept !== '') {
    location.replace(withTrip(address, kept))
    return
  }
  if (kept === '') storeTrip(shown)
  offerKept(trip, kept)

  const show = async (wanted: string): Promise<void> => {
    const before = placeOfFocus(root)
    const page = await latest.fetch(wanted)
    const next = page?.querySelector<HTMLElement>(TRIP)
    if (!page || !next) throw new Error('the page has no trip')
    Object.assign(trip.dataset, { trip: next.dataset.trip, address: next.dataset.address })
    trip.replaceChildren(...next.childNodes)
    dispatchFetchedPageShown(root, page)
    correctViewport(root, innerWidth)
    const status = root.querySelector('[data-trip-status]')
    if (status) status.textContent = page.querySelector('[data-trip-status]')?.textContent ?? ''
    enhance(trip, root)
    restoreFocus(trip, before)
  }
  let seen = location.search
  const change = (address: string): void => {
    const wanted = addVisitParameters(address).href
    show(wanted)
      .then(() => {
        history.pushState(null, '', addVisitParameters(trip.dataset.address ?? wanted))
        seen = location.search
        storeTrip(trip.dataset.trip ?? '')
      })
      .catch(() => location.assign(wanted))
  }

  delegatePlainClicks(root, 'a[data-trip-change]', (link, event) => {
    event.preventDefault()
    change(link.href)
  })
  root.addEventListener('submit', (event) => {
    const { target: form, submitter } = event
    if (!(form instanceof HTMLFormElement) || !('tripChange' in form.dataset)) return
    event.preventDefault()
    const query = new URLSearchParams([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]))
    change(`${form.action}?${query}`)
  })
  root.addEventListener('keydown', (event) => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return
    // There they open a list, or do what the browser does.
    if (closestTo(event.target, 'select, input')) return
    const link = closestTo(event.target, STOP)?.querySelector<HTMLElement>(`[aria-keyshortcuts="Alt+${event.key}"]`)
    if (!link) return
    event.preventDefault()
    link.click()
  })
  watchDrags(trip, (from, to) => {
    change(withTrip(trip.dataset.address ?? '', withMove(trip.dataset.trip ?? '', from, to)))
  })
  addEventListener('popstate', () => {
    // Jump links leave entries too, which are the same page.
    if (location.search === seen) return
    seen = location.search
    const isKept = readStoredTrip() === trip.dataset.trip
    show(location.href)
      .then(() => isKept && storeTrip(trip.dataset.trip ?? ''))
      .catch(() => location.reload())
  })
  enhance(trip, root)
}

/** What only scripts can do. */
function enhance(trip: HTMLElement, root: Document): void {
  for (const stop of trip.querySelectorAll<HTMLElement>(STOP)) stop.draggable = true
  const print = trip.querySelector<HTMLElement>('[data-print]')
  if (print) {
    print.hidden = false
    print.addEventListener('click', () => globalThis.print())
  }
  startSharing(root)
}

/** The way back to the kept trip from one that somebody shared. */
function offerKept(trip: HTMLElement, kept: string): void {
  const { trip: shown = '', address = '' } = trip.dataset
  const way = trip.querySelector<HTMLAnchorElement>('a[data-trip-kept]')
  if (!way || kept === '' || kept === shown) return
  way.href = withTrip(address, kept)
  way.hidden = false
}

/** The stop that has the focus, by its tour group, and whether its tools are open. */
interface FocusPlace {
  readonly tgid: string
  readonly isOpen: boolean
}

function placeOfFocus({ activeElement }: Document): FocusPlace | undefined {
  const stop = closestTo(activeElement, STOP)
  if (!stop) return undefined
  return { tgid: stop.dataset.tgid ?? '', isOpen: stop.querySelector('details')?.open === true }
}

function restoreFocus(trip: HTMLElement, place: FocusPlace | undefined): void {
  const stop = place && trip.querySelector<HTMLElement>(`${STOP}[data-tgid="${place.tgid}"]`)
  const tools = stop?.querySelector('details')
  if (tools) tools.open = place?.isOpen === true
  const focused = tools?.querySelector('summary') ?? trip
  focused.focus({ preventScroll: focused === trip })
}
