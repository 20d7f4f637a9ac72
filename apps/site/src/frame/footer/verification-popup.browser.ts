/**
 * Opens links with `data-popup="560x490"` in a window of that size (specification, section 2, "Footer"); with a
 * modifier key, without JavaScript or with blocked windows they open in a tab.
 */
export function openPopups(root: Document): void {
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-popup]') : null
    const size = /^(\d+)x(\d+)$/.exec(link?.dataset.popup ?? '')
    if (!link || !size || event.ctrlKey || event.metaKey || event.shiftKey) return
    const opened = open(link.href, 'popup', `popup,width=${size[1]},height=${size[2]}`)
    if (!opened) return
    opened.opener = null
    event.preventDefault()
  })
}
