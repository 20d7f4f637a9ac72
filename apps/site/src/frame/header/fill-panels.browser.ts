import { closestTo } from '../../dom/clicks.browser.ts'

const LINK = 'a[data-fill]'

/**
 * Fills the panels of the frame when the pointer or the focus comes to what opens them, and those that were opened before this
 * ran. On failure their links stay.
 */
export function fillPanels(root: Document): void {
  const fill = (panel: Element | null | undefined) => {
    const link = panel?.querySelector<HTMLAnchorElement>(LINK)
    if (link)
      import('./load-panel-content.browser.ts')
        .then(({ loadPanelContent }) => loadPanelContent(root, link))
        .catch(() => {})
  }
  const fillOpenedBy = ({ target }: Event) => {
    const button = closestTo(target, '[popovertarget]')
    fill(button && root.getElementById(button.getAttribute('popovertarget') ?? ''))
  }
  for (const name of ['pointerover', 'focusin', 'click']) root.addEventListener(name, fillOpenedBy)
  for (const panel of root.querySelectorAll(':popover-open')) fill(panel)
}
