import { atom, onMount, type ReadableAtom } from 'nanostores'

/** CSS pixels: scrolled this far and less, the page counts as at its top (specification, section 9). */
export const AT_TOP = 80
/** Milliseconds after the last scroll of the side navigation until it counts as still (section 9). */
export const SIDE_NAVIGATION_RESET = 5000
/** Milliseconds: the page's scroll is looked at no more often (section 9). */
export const SCROLL_THROTTLE = 200

const atTop = atom(true)
const sideNavigationScrolled = atom(false)
let reset: ReturnType<typeof setTimeout> | undefined

/** Whether the page is at its top; watched only while somebody listens. */
export const isAtTop: ReadableAtom<boolean> = atTop

/** Whether the side navigation was scrolled a moment ago. */
export const isSideNavigationScrolled: ReadableAtom<boolean> = sideNavigationScrolled

onMount(atTop, () => {
  if (typeof document === 'undefined') return
  const read = () => atTop.set(scrollY <= AT_TOP)
  let timer: ReturnType<typeof setTimeout> | undefined
  // The last scroll of many is looked at too, or the answer would stay wrong.
  const onScroll = () => {
    timer ??= setTimeout(() => {
      timer = undefined
      read()
    }, SCROLL_THROTTLE)
  }
  read()
  addEventListener('scroll', onScroll, { passive: true })
  return () => {
    removeEventListener('scroll', onScroll)
    clearTimeout(timer)
  }
})

/** Specification, section 4: the flag goes back by itself, 5 seconds after the last mark. */
export function markSideNavigationScrolled(): void {
  sideNavigationScrolled.set(true)
  clearTimeout(reset)
  reset = setTimeout(() => sideNavigationScrolled.set(false), SIDE_NAVIGATION_RESET)
}

interface HeaderState {
  readonly isSticky: boolean
  readonly isAtTop: boolean
  readonly isSubCategoryBarSticky: boolean
}

/** Specification, section 4: a shadow under a sticky header that has left the top, unless the bar below it sticks too. */
export function showsHeaderShadow(header: HeaderState): boolean {
  return header.isSticky && !header.isAtTop && !header.isSubCategoryBarSticky
}
