/** The nearest element around an event's target, or the target itself, that fits a selector. */
export function closestTo<T extends Element = HTMLElement>(target: EventTarget | null, selector: string): T | null {
  return target instanceof Element ? target.closest<T>(selector) : null
}

/** Whether a click has no modifier key, with which a browser opens a link elsewhere or saves what it leads to. */
export function isPlainClick({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return !(ctrlKey || metaKey || shiftKey || altKey)
}

/** Calls `act` for each plain click on an element that fits the selector, also on those that come later. */
export function delegatePlainClicks<T extends HTMLElement = HTMLAnchorElement>(
  root: Document,
  selector: string,
  act: (clicked: T, event: MouseEvent) => void,
): void {
  root.addEventListener('click', (event) => {
    const clicked = closestTo<T>(event.target, selector)
    if (clicked && isPlainClick(event)) act(clicked, event)
  })
}
