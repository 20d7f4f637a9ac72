import { carryMarks } from './attribution.browser.ts'

/**
 * Until a visitor answers, what brought them here stands in the address alone, and goes along to whatever page of the site is
 * opened next: by a link, in this tab or another; by a form; by a script. Nothing is stored (docs/decisions/066).
 *
 * @param signal aborted by the answer
 */
export function carryAttribution(root: Document, marks: URLSearchParams, domain: string, signal: AbortSignal): void {
  const options = { capture: true, signal }
  const carry = (address: string) => carryMarks(address, marks, location.host, domain)

  // For the time of the click, so that the link itself stays as it was when the visitor refuses.
  const lend = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    const own = link?.getAttribute('href')
    // Of an address that was mistyped there is no host.
    if (!link?.host || !own || own.startsWith('#')) return
    link.href = carry(link.href)
    setTimeout(() => link.setAttribute('href', own))
  }
  root.addEventListener('click', lend, options)
  root.addEventListener('auxclick', lend, options)
  // Forms, and scripts that open a page by its address.
  window.navigation?.addEventListener(
    'navigate',
    (event) => {
      const { destination, navigationType } = event
      const address = carry(destination.url)
      const isOpened = navigationType === 'push' || navigationType === 'replace'
      if (!isOpened || destination.sameDocument || event.formData || address === destination.url) return
      event.preventDefault()
      navigation.navigate(address, { history: navigationType })
    },
    options,
  )
}
