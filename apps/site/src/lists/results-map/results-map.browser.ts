/**
 * What belongs together on a page with a map of its list is lit up as long as a pointer or the focus is on one of it: a point,
 * its line in the list beside the map, and its cards, all of which say the number of the point.
 */
export function linkMap(root: Document): void {
  const light = ({ target }: Event) => {
    // Where the pointer is on nothing, what has the focus stays lit.
    const mark = markOf(target) ?? markOf(root.activeElement)
    for (const lit of root.querySelectorAll('[data-lit]')) lit.removeAttribute('data-lit')
    if (!mark) return
    for (const element of root.querySelectorAll(`[data-mark="${CSS.escape(mark)}"]`))
      element.setAttribute('data-lit', '')
  }
  root.addEventListener('pointerover', light)
  root.addEventListener('focusin', light)
}

function markOf(element: EventTarget | null): string | undefined {
  return element instanceof Element
    ? (element.closest('[data-mark]')?.getAttribute('data-mark') ?? undefined)
    : undefined
}
