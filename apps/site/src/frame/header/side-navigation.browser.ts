import { atom, type ReadableAtom } from 'nanostores'

/** Milliseconds after the last scroll of the side navigation until it counts as still (specification, section 9). */
export const SIDE_NAVIGATION_SCROLL_RESET_MS = 5000

const sideNavigationScrolled = atom(false)
let reset: ReturnType<typeof setTimeout> | undefined

/** Whether the side navigation was scrolled within the last seconds. */
export const isSideNavigationRecentlyScrolled: ReadableAtom<boolean> = sideNavigationScrolled

/** Sets the flag; it is reset 5 seconds after the last call (specification, section 4). */
export function markSideNavigationScrolled(): void {
  sideNavigationScrolled.set(true)
  clearTimeout(reset)
  reset = setTimeout(() => sideNavigationScrolled.set(false), SIDE_NAVIGATION_SCROLL_RESET_MS)
}

/** Shows the line below the head of the side navigation while its list is scrolled. */
export function showSideNavigationLineOnScroll(root: Document): void {
  const drawer = root.getElementById('side-navigation')
  drawer?.addEventListener('scroll', markSideNavigationScrolled, { passive: true })
  isSideNavigationRecentlyScrolled.listen((isScrolled) => drawer?.toggleAttribute('data-scrolled', isScrolled))
}
