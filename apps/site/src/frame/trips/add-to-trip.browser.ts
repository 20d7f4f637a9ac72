import { onPlainClick } from '../../dom/clicks.browser.ts'
import { keepTrip, readTrip, withStop, withTrip } from './kept-trip.browser.ts'

/** Adds a page's tour group to the trip that this browser keeps; without one the link begins a trip. */
export function addToTrips(root: Document): void {
  onPlainClick(root, 'a[data-trip-add]', (link, event) => {
    const kept = readTrip()
    if (kept === '') return
    event.preventDefault()
    const trip = withStop(kept, link.dataset.tripAdd ?? '', link.dataset.date)
    keepTrip(trip)
    location.assign(withTrip(link.href, trip))
  })
}
