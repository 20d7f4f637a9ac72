import { closestTo } from '../../dom/clicks.browser.ts'

const STOP = '[data-trip-stop]'
const DAY = '[data-trip-day]'

type Place = readonly [day: number, place: number]

/**
 * Lets a mouse drag stops to another place or day.
 *
 * @param onMove with the place of the stop, and the one it is dropped at, counted without it
 */
export function watchDrags(trip: HTMLElement, onMove: (from: Place, to: Place) => void): void {
  let dragged: HTMLElement | null = null
  const mark = (day: HTMLElement | null) => {
    for (const other of trip.querySelectorAll(`${DAY}[data-over]`)) other.removeAttribute('data-over')
    day?.setAttribute('data-over', '')
  }
  trip.addEventListener('dragstart', (event) => {
    dragged = closestTo(event.target, STOP)
    dragged?.setAttribute('data-dragged', '')
    // Links and pictures would be dragged as addresses.
    event.dataTransfer?.setData('text/plain', dragged?.querySelector('h3')?.textContent ?? '')
  })
  trip.addEventListener('dragend', () => {
    dragged?.removeAttribute('data-dragged')
    dragged = null
    mark(null)
  })
  trip.addEventListener('dragover', (event) => {
    const day = closestTo(event.target, DAY)
    if (!dragged || !day) return
    event.preventDefault()
    mark(day)
  })
  trip.addEventListener('drop', (event) => {
    const day = closestTo(event.target, DAY)
    if (!dragged || !day) return
    event.preventDefault()
    const from = placeOf(dragged)
    onMove(from, [Number(day.dataset.tripDay), placeAt(day, dragged, event.clientY)])
  })
}

function placeOf(stop: HTMLElement): Place {
  const [day = 0, place = 0] = (stop.dataset.tripStop ?? '').split('-').map(Number)
  return [day, place]
}

/** Before the first stop whose middle is below the pointer. */
function placeAt(day: HTMLElement, dragged: HTMLElement, y: number): number {
  const others = [...day.querySelectorAll(STOP)].filter((stop) => stop !== dragged)
  const below = others.findIndex((stop) => {
    const { top, height } = stop.getBoundingClientRect()
    return top + height / 2 > y
  })
  return below < 0 ? others.length : below
}
