import { delegatePlainClicks } from '../../dom/clicks.browser.ts'
import { readStoredTrip, storeTrip, withStop, withTrip } from './stored-trip.browser.ts'

/** Adds a page's tour group to the trip that this browser keeps; without one the link begins a trip. The page of a trip can be changed. */
export function startTrips(root: Document): void {
  delegatePlainClicks(root, 'a[data-trip-add]', (link, event) => {
    const kept = readStoredTrip()
    if (kept === '') return
    event.preventDefault()
    const trip = withStop(kept, link.dataset.tripAdd ?? '', link.dataset.date)
    storeTrip(trip)
    location.assign(withTrip(link.href, trip))
  })
  const trip = root.querySelector<HTMLElement>('[data-trip]')
  if (trip)
    import('./trip-editing.browser.ts').then(({ startTripEditing }) => startTripEditing(trip, root)).catch(() => {})
}
