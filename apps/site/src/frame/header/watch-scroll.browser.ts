import {
  isAtTop,
  isSideNavigationScrolled,
  markSideNavigationScrolled,
  showsHeaderShadow,
} from '../../islands/stores/header.ts'
import { isSubCategoryBarSticky } from '../../islands/stores/sub-category-bar.ts'

/** The header's shadow follows the page, the line below the head of the side navigation follows that. */
export function watchScroll(root: Document): void {
  const header = root.getElementById('header')
  const drawer = root.getElementById('side-navigation')
  if (header) {
    const draw = () => {
      const isSticky = getComputedStyle(header).position === 'sticky'
      const state = { isSticky, isAtTop: isAtTop.get(), isSubCategoryBarSticky: isSubCategoryBarSticky.get() }
      header.toggleAttribute('data-shadow', showsHeaderShadow(state))
    }
    isAtTop.subscribe(draw)
    isSubCategoryBarSticky.listen(draw)
  }
  drawer?.addEventListener('scroll', markSideNavigationScrolled, { passive: true })
  isSideNavigationScrolled.listen((isScrolled) => drawer?.toggleAttribute('data-scrolled', isScrolled))
}
