/** Of the root element: how much of the window the banner takes, from its lower edge. */
const ROOM = '--consent-room'
/** Pixels between what has the focus and the banner. */
const GAP = 8

/**
 * Keeps the page usable beside the banner (WCAG 2.4.11): the page ends above it, and whatever gets the focus is scrolled clear of
 * it, or, where that cannot be scrolled, the banner goes to the other edge.
 */
export function keepClear(root: Document, banner: HTMLElement, signal: AbortSignal): void {
  const { documentElement } = root
  const measure = () => {
    const room = documentElement.clientHeight - banner.getBoundingClientRect().top
    if (!('aside' in banner.dataset)) documentElement.style.setProperty(ROOM, `${Math.ceil(room)}px`)
  }
  const observer = new ResizeObserver(measure)
  observer.observe(banner)
  // A bar that comes to the lower edge lifts the banner, and gives the body room of its own.
  observer.observe(root.body)
  addEventListener('resize', measure, { signal })
  root.addEventListener('focusin', ({ target }) => target instanceof Element && clear(target, banner), { signal })
  signal.addEventListener('abort', () => {
    observer.disconnect()
    documentElement.style.removeProperty(ROOM)
  })
  measure()
  if (root.activeElement && root.activeElement !== root.body) clear(root.activeElement, banner)
}

function clear(focused: Element, banner: HTMLElement): void {
  if (banner.contains(focused)) return
  delete banner.dataset.aside
  const covered = overlap(focused, banner)
  if (covered <= 0) return
  scrollBy({ top: covered + GAP, behavior: 'instant' })
  if (overlap(focused, banner) > 0) banner.dataset.aside = ''
}

/** Pixels of its height that lie behind the banner. */
function overlap(focused: Element, banner: HTMLElement): number {
  const [one, other] = [focused.getBoundingClientRect(), banner.getBoundingClientRect()]
  const isBeside = one.right <= other.left || one.left >= other.right || one.top >= other.bottom
  return isBeside ? 0 : one.bottom - other.top
}
