/** Adds the page's currency parameter to an address: it is not part of a selection. */
export function addressWithPageCurrency(href: string): string {
  const address = new URL(href, location.href)
  const kept = new URLSearchParams(location.search).get('currency')
  if (kept) address.searchParams.set('currency', kept)
  address.hash = ''
  return address.href
}
