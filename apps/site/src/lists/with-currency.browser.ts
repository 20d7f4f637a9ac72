/** A currency that holds for this page alone is no part of a choice, and stays. */
export function withCurrency(href: string): string {
  const address = new URL(href, location.href)
  const kept = new URLSearchParams(location.search).get('currency')
  if (kept) address.searchParams.set('currency', kept)
  address.hash = ''
  return address.href
}
