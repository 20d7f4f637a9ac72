import { delegatePlainClicks } from '../../dom/clicks.browser.ts'

/**
 * Opens links with `data-popup="560x490"` in a window of that size (specification, section 2, "Footer"); with a
 * modifier key, without JavaScript or with blocked windows they open in a tab.
 */
export function openPopupWindows(root: Document): void {
  delegatePlainClicks(root, 'a[data-popup]', (link, event) => {
    const size = /^(\d+)x(\d+)$/.exec(link.dataset.popup ?? '')
    if (!size) return
    const opened = open(link.href, 'popup', `popup,width=${size[1]},height=${size[2]}`)
    if (!opened) return
    opened.opener = null
    event.preventDefault()
  })
}
