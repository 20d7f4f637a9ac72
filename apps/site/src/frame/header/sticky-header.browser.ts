import { atom, onMount, type ReadableAtom } from 'nanostores'
import { isSubCategoryBarSticky } from '../../islands/stores/sub-category-bar.ts'

/** CSS pixels: scrolled this far and less, the page counts as at its top (specification, section 9). */
export const AT_TOP = 80
/** Milliseconds: the page's scroll is looked at no more often (section 9). */
export const SCROLL_THROTTLE = 200

const atTop = atom(true)

/** Whether the page is at its top; watched only while somebody listens. */
export const isAtTop: ReadableAtom<boolean> = atTop

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

interface HeaderState {
  readonly isSticky: boolean
  readonly isAtTop: boolean
  readonly isSubCategoryBarSticky: boolean
}

/** Specification, section 4: a shadow under a sticky header that has left the top, unless the bar below it sticks too. */
export function showsHeaderShadow(header: HeaderState): boolean {
  return header.isSticky && !header.isAtTop && !header.isSubCategoryBarSticky
}

/** Draws the header's shadow while the page is scrolled; where the header sticks, its sheet says. */
export function watchHeader(root: Document): void {
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
