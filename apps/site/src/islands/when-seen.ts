/** Milliseconds after which idle work runs anyway. */
const TIMEOUT = 4000

/**
 * Calls back once, when an element becomes visible; never for one that is not displayed.
 *
 * @param margin distance from the window at which it counts as visible, such as `200px`
 */
export function whenSeen(element: Element, callback: () => void, margin = '0px'): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return
      observer.disconnect()
      callback()
    },
    { rootMargin: margin },
  )
  observer.observe(element)
}

/** Calls back when the browser is idle. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: TIMEOUT })
  else setTimeout(callback, 200)
}
