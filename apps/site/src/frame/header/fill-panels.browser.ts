import { closestTo } from '../../dom/clicks.browser.ts'

const LINK = 'a[data-fill]'

/** Fills the panels of the frame when the pointer or the focus comes to what opens them. On failure their links stay. */
export function fillPanels(root: Document): void {
  const fill = ({ target }: Event) => {
    const button = closestTo(target, '[popovertarget]')
    const panel = button && root.getElementById(button.getAttribute('popovertarget') ?? '')
    const link = panel?.querySelector<HTMLAnchorElement>(LINK)
    if (link) import('./fill-from.browser.ts').then(({ fillFrom }) => fillFrom(root, link)).catch(() => {})
  }
  for (const name of ['pointerover', 'focusin', 'click']) root.addEventListener(name, fill)
}
