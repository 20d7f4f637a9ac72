/**
 * Highlights a point of the map, its entry in the list beside it, and its cards together, while one of them is hovered
 * or focused. All have the point's number.
 */
export function highlightMapPoints(root: Document): void {
  const light = ({ target }: Event) => {
    // Without a hovered element, the focused one stays highlighted.
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
