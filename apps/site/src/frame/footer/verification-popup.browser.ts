import { onPlainClick } from '../../dom/clicks.browser.ts'

/**
 * Links with `data-popup="560x490"` open in a small window of that size (specification, section 2, "Footer"); with a
 * modifier key, without a script or where windows are forbidden, in a tab like any other.
 */
export function openPopups(root: Document): void {
  onPlainClick(root, 'a[data-popup]', (link, event) => {
    const size = /^(\d+)x(\d+)$/.exec(link.dataset.popup ?? '')
    if (!size) return
    const opened = open(link.href, 'popup', `popup,width=${size[1]},height=${size[2]}`)
    if (!opened) return
    opened.opener = null
    event.preventDefault()
  })
}
