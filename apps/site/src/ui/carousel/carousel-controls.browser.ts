/** Pixels that a row may be away from its end and still count as being there. */
const TOLERANCE = 4

/** The two buttons of a row: each moves it by what is seen of it, and they are shown while there is more than that. */
export function startCarouselControls(island: HTMLElement): void {
  const [previous, next] = island.querySelectorAll('button')
  const list = document.getElementById(next?.getAttribute('aria-controls') ?? '')
  if (!previous || !next || !list) return

  const update = () => {
    // Negative where text runs right to left.
    const scrolled = Math.abs(list.scrollLeft)
    const canGoBack = scrolled > TOLERANCE
    const canGoAhead = scrolled + list.clientWidth < list.scrollWidth - TOLERANCE
    previous.ariaDisabled = String(!canGoBack)
    next.ariaDisabled = String(!canGoAhead)
    island.firstElementChild?.toggleAttribute('data-waiting', !(canGoBack || canGoAhead))
  }

  previous.addEventListener('click', () => move(list, -1))
  next.addEventListener('click', () => move(list, 1))
  list.addEventListener('scroll', update, { passive: true })
  new ResizeObserver(update).observe(list)
}

function move(list: HTMLElement, pages: 1 | -1): void {
  const { direction, paddingInlineStart } = getComputedStyle(list)
  const width = list.clientWidth - 2 * Number.parseFloat(paddingInlineStart)
  list.scrollBy({ left: (direction === 'rtl' ? -1 : 1) * pages * width })
}
