/** CSS pixels: this width and less is mobile (specification, section 9). */
export const MOBILE_WIDTH = 768

/**
 * Specification, section 4: after the first render the browser compares its viewport with the one that the page was
 * made for, once. Layout follows from CSS; what CSS cannot do is where a booking link leads, and the other address is
 * already beside it.
 */
export function correctViewport({ documentElement }: Document, width: number): void {
  const viewport = width <= MOBILE_WIDTH ? 'mobile' : 'desktop'
  if (documentElement.dataset.viewport === viewport) return
  documentElement.dataset.viewport = viewport
  for (const link of documentElement.querySelectorAll<HTMLAnchorElement>('a[data-other-viewport]')) {
    link.href = link.dataset.otherViewport ?? link.href
  }
}
