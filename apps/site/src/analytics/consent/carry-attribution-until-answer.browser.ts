import { addMissingAttribution } from './attribution.browser.ts'

/**
 * Until the visitor answers, carries attribution parameters in the address to the next page of the site, whether it is
 * opened by a link, a form or a script. Nothing is stored (docs/decisions/066).
 *
 * @param signal aborts when the visitor answers
 */
export function carryAttributionUntilAnswer(
  root: Document,
  marks: URLSearchParams,
  domain: string,
  signal: AbortSignal,
): void {
  const options = { capture: true, signal }
  const carry = (address: string) => addMissingAttribution(address, marks, location.host, domain)

  // Only during the click, so that links are unchanged if the visitor refuses.
  const lend = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null
    const own = link?.getAttribute('href')
    // An invalid address has no host.
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
