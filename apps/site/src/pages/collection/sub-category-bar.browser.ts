import { isSubCategoryBarSticky } from '../../islands/stores/sub-category-bar.ts'

/** Says whether the bar sticks: the header then has no shadow, and the bar has its own (specification, section 4). */
export function markStickySubCategories(root: Document): void {
  const bar = root.querySelector<HTMLElement>('[data-kinds]')
  if (!bar) return
  let observer: IntersectionObserver | undefined
  const watch = () => {
    observer?.disconnect()
    const top = Number.parseFloat(getComputedStyle(bar).top)
    // While the bar sticks, one pixel of it is outside the observed area.
    observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return
        const isSticky = entry.intersectionRatio < 1 && entry.boundingClientRect.top <= top
        bar.toggleAttribute('data-stuck', isSticky)
        isSubCategoryBarSticky.set(isSticky)
      },
      { threshold: 1, rootMargin: `${-(top + 1)}px 0px 0px 0px` },
    )
    observer.observe(bar)
  }
  watch()
  addEventListener('resize', watch)
}
