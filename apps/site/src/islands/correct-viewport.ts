/** CSS pixels: up to this width counts as mobile (specification, section 9). */
export const MAX_MOBILE_WIDTH = 768

/**
 * Specification, section 4: after the first render the browser compares its viewport with the one that the page was
 * rendered for, once. Layout depends on CSS only; booking links that depend on the device are resolved on click, and
 * get the measured viewport here if it differs from the server's guess.
 */
export function correctViewport({ documentElement }: Document, width: number): void {
  const viewport = width <= MAX_MOBILE_WIDTH ? 'mobile' : 'desktop'
  documentElement.dataset.viewport = viewport
  for (const link of documentElement.querySelectorAll<HTMLAnchorElement>('a[data-by-device]')) {
    const address = new URL(link.href)
    address.searchParams.set('viewport', viewport)
    link.href = address.href
  }
}
