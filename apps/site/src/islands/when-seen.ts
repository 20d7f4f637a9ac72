/** Milliseconds until what is to be done when the browser has time is done anyway. */
const PATIENCE = 4000

/**
 * Once an element comes into sight. One that is not displayed never does.
 *
 * @param margin how far below and above the window it counts as seen, such as `200px`
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

/** Once the browser has nothing better to do. */
export function whenIdle(callback: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(callback, { timeout: PATIENCE })
  else setTimeout(callback, 200)
}
