/** CSS pixels: this width and less is mobile (specification, section 9). */
export const MOBILE_WIDTH = 768

/**
 * Specification, section 4: after the first render the browser compares its viewport with the one that the page was
 * made for, once. Layout follows from CSS; a booking link that depends on the device asks the site when it is clicked,
 * and is told here what the window says, which may be another thing than the browser's name.
 */
export function correctViewport({ documentElement }: Document, width: number): void {
  const viewport = width <= MOBILE_WIDTH ? 'mobile' : 'desktop'
  documentElement.dataset.viewport = viewport
  for (const link of documentElement.querySelectorAll<HTMLAnchorElement>('a[data-by-device]')) {
    const address = new URL(link.href)
    address.searchParams.set('viewport', viewport)
    link.href = address.href
  }
}
