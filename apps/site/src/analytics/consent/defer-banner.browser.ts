/** Where the banner is as wide as the page, and covers what a list begins with (consent-banner.module.css). */
const NARROW = '(width <= 44rem)'
const AT_MOST_MS = 8000

/**
 * On a phone resolves when the visitor has scrolled, pressed a key or moved the focus, after eight seconds at the latest: until then the
 * first screen is theirs, with the price of the first card. On wider screens, and where the page was left scrolled, it resolves at once.
 */
export async function deferBanner(root: Document): Promise<void> {
  if (!matchMedia(NARROW).matches || scrollY > 0) return
  const done = new AbortController()
  await new Promise<void>((resolve) => {
    for (const sign of ['scroll', 'keydown', 'focusin'])
      root.addEventListener(sign, () => resolve(), { passive: true, signal: done.signal })
    setTimeout(resolve, AT_MOST_MS)
  })
  done.abort()
}
