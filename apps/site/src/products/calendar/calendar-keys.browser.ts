import { closestTo } from '../../dom/clicks.browser.ts'

const DAYS = 'button[name="date"]'
const WEEK = 7

/** The step of each key in grid cells; left and right are swapped in right-to-left text. */
function stepOf(key: string, isRightToLeft: boolean): number | undefined {
  const forward = isRightToLeft ? -1 : 1
  return { ArrowRight: forward, ArrowLeft: -forward, ArrowDown: WEEK, ArrowUp: -WEEK }[key]
}

/**
 * Gives a month a roving tabindex: arrow keys move between selectable days; at the ends of the month, and with Page Up
 * and Page Down, they change the month. Without JavaScript every day is a tab stop.
 */
export function watchCalendarKeys(root: Document): void {
  root.addEventListener('keydown', (event) => {
    const grid = closestTo(event.target, '[data-calendar]')
    const day = closestTo<HTMLButtonElement>(event.target, DAYS)
    if (!grid || !day || event.ctrlKey || event.metaKey || event.altKey) return
    const turn = { PageUp: 'previous', PageDown: 'next' }[event.key]
    const step = stepOf(event.key, getComputedStyle(grid).direction === 'rtl')
    if (turn === undefined && step === undefined) return
    event.preventDefault()
    const next = step === undefined ? undefined : dayAfter(grid, day, step)
    if (next) focusDay(grid, next)
    else turnMonth(grid, turn ?? (step && step > 0 ? 'next' : 'previous'))
  })
}

/** Makes only the selected or first day of each month tabbable, and sets the grid role. */
export function setRovingTabindex(root: ParentNode): void {
  for (const grid of root.querySelectorAll<HTMLElement>('[data-calendar]')) {
    grid.setAttribute('role', 'grid')
    const days = [...grid.querySelectorAll<HTMLButtonElement>(DAYS)]
    const first = days.find((day) => day.getAttribute('aria-pressed') === 'true') ?? days[0]
    for (const day of days) day.tabIndex = day === first ? 0 : -1
  }
}

function focusDay(grid: HTMLElement, day: HTMLButtonElement): void {
  for (const other of grid.querySelectorAll<HTMLButtonElement>(DAYS)) other.tabIndex = other === day ? 0 : -1
  day.focus()
}

/** The nearest selectable day in that direction, in grid steps. */
function dayAfter(grid: HTMLElement, from: HTMLButtonElement, step: number): HTMLButtonElement | undefined {
  const places = [...grid.querySelectorAll('td')]
  let place = places.findIndex((cell) => cell.contains(from)) + step
  while (place >= 0 && place < places.length) {
    const day = places[place]?.querySelector<HTMLButtonElement>(DAYS)
    if (day) return day
    place += step
  }
  return undefined
}

/** Turns to another month; the focus stays among the days. */
function turnMonth(grid: HTMLElement, to: string): void {
  const link = grid.closest('form')?.querySelector<HTMLAnchorElement>(`a[data-choose="${to}"]`)
  if (!link) return
  link.dataset.focus = 'day'
  link.click()
}
