import { atom, onMount, type ReadableAtom } from 'nanostores'
import { isSubCategoryBarSticky } from '../../islands/stores/sub-category-bar.ts'

/** CSS pixels: up to this scroll position the page counts as at its top (specification, section 9). */
export const TOP_SCROLL_LIMIT = 80
/** Milliseconds between two reads of the scroll position (throttle, section 9). */
export const SCROLL_THROTTLE = 200

const atTop = atom(true)

/** Whether the page is at its top; observed only while there are subscribers. */
export const isAtTop: ReadableAtom<boolean> = atTop

onMount(atTop, () => {
  if (typeof document === 'undefined') return
  const read = () => atTop.set(scrollY <= TOP_SCROLL_LIMIT)
  let timer: ReturnType<typeof setTimeout> | undefined
  // The trailing scroll event is handled too.
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

interface HeaderState {
  readonly isSticky: boolean
  readonly isAtTop: boolean
  readonly isSubCategoryBarSticky: boolean
}

/**
 * Specification, section 4: a sticky header has a shadow when the page is scrolled, unless the bar below it sticks too.
 */
export function showsHeaderShadow(header: HeaderState): boolean {
  return header.isSticky && !header.isAtTop && !header.isSubCategoryBarSticky
}

/** Shows the header's shadow while the page is scrolled; whether the header sticks is decided by its style sheet. */
export function watchHeaderShadow(root: Document): void {
  const header = root.getElementById('header')
  if (!header) return
  const draw = () => {
    const isSticky = getComputedStyle(header).position === 'sticky'
    const state = { isSticky, isAtTop: isAtTop.get(), isSubCategoryBarSticky: isSubCategoryBarSticky.get() }
    header.toggleAttribute('data-shadow', showsHeaderShadow(state))
  }
  isAtTop.subscribe(draw)
  isSubCategoryBarSticky.listen(draw)
}
