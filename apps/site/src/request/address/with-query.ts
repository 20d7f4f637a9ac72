/** An address, which may have a query, with more of it. @param query without its question mark, or empty */
export function withQuery(address: string, query: string): string {
  return query === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${query}`
}
