const BAR = '[data-booking="bar"]'
/** A card that only begins at the lower edge shows no price yet. */
const PRICE_IN_SIGHT = '0px 0px -40% 0px'

/**
 * Hides the bar while the booking card is in sight, which says the same. The card and the bar are replaced by every choice:
 * their holders stay.
 */
export function hideBookingBar(root: Document): void {
  const holder = root.querySelector('[data-booking="card"]')?.parentElement
  if (!holder) return
  let isBeside = false
  const apply = () => root.querySelector(BAR)?.toggleAttribute('data-aside', isBeside)
  const watch = (entries: readonly IntersectionObserverEntry[]) => {
    isBeside = entries.at(-1)?.isIntersecting === true
    apply()
  }
  new IntersectionObserver(watch, { rootMargin: PRICE_IN_SIGHT }).observe(holder)
  root.addEventListener('page-read', apply)
}
