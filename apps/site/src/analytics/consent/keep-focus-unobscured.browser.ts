/** Custom property of the root element: height that the banner covers at the lower edge of the window. */
const ROOM = '--consent-room'
/** Pixels between the focused element and the banner. */
const GAP = 8

/**
 * Keeps the banner from covering the focus (WCAG 2.4.11): the page gets padding below, and a focused element is
 * scrolled clear of the banner, or the banner moves to the other edge.
 */
export function keepFocusUnobscured(root: Document, banner: HTMLElement, signal: AbortSignal): void {
  const { documentElement } = root
  const measure = () => {
    const room = documentElement.clientHeight - banner.getBoundingClientRect().top
    if (!('aside' in banner.dataset)) documentElement.style.setProperty(ROOM, `${Math.ceil(room)}px`)
  }
  const observer = new ResizeObserver(measure)
  observer.observe(banner)
  // A sticky bar at the lower edge moves the banner up and adds padding of its own.
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

/** Height of the focused element behind the banner, in pixels. */
function overlap(focused: Element, banner: HTMLElement): number {
  const [one, other] = [focused.getBoundingClientRect(), banner.getBoundingClientRect()]
  const isBeside = one.right <= other.left || one.left >= other.right || one.top >= other.bottom
  return isBeside ? 0 : one.bottom - other.top
}
