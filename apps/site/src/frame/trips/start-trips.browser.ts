import { onPlainClick } from '../../dom/clicks.browser.ts'
import { keepTrip, readTrip, withStop, withTrip } from './kept-trip.browser.ts'

/** Adds a page's tour group to the trip that this browser keeps; without one the link begins a trip. The page of a trip can be changed. */
export function startTrips(root: Document): void {
  onPlainClick(root, 'a[data-trip-add]', (link, event) => {
    const kept = readTrip()
    if (kept === '') return
    event.preventDefault()
    const trip = withStop(kept, link.dataset.tripAdd ?? '', link.dataset.date)
    keepTrip(trip)
    location.assign(withTrip(link.href, trip))
  })
  const trip = root.querySelector<HTMLElement>('[data-trip]')
  if (trip) import('./change-trip.browser.ts').then(({ changeTrip }) => changeTrip(trip, root)).catch(() => {})
}
