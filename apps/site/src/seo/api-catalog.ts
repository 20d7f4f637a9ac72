/** What a host offers programs besides its pages. */
export interface HostInterfaces {
  /** Tools at `/mcp`. */
  readonly hasTools: boolean
  /** Products at `/octo`. */
  readonly hasOcto: boolean
  /** All guides in one text, `/llms-full.txt`. */
  readonly hasGuideText: boolean
}

/**
 * `/.well-known/api-catalog` (RFC 9727): where programs find what a host offers them.
 *
 * @param feeds product feeds of the host's sites
 * @returns a linkset (RFC 9264) as JSON
 */
export function buildApiCatalog(
  host: string,
  { hasTools, hasOcto, hasGuideText }: HostInterfaces,
  feeds: readonly { readonly path: string; readonly type: string }[],
): string {
  const at = (path: string) => `https://${host}${path}`
  const documented = (path: string, href: string) => ({
    anchor: at(path),
    'service-doc': [{ href, type: 'text/html' }],
  })
  const texts = ['/llms.txt', ...(hasGuideText ? ['/llms-full.txt'] : [])]
  const pages = {
    anchor: at('/'),
    'service-desc': [{ href: at('/openapi.json'), type: 'application/json' }],
    alternate: texts.map((path) => ({ href: at(path), type: 'text/plain' })),
  }
  const others = [
    ...(hasTools ? [documented('/mcp', 'https://modelcontextprotocol.io')] : []),
    ...(hasOcto ? [documented('/octo', 'https://docs.octo.travel')] : []),
  ]
  const items = feeds.map(({ path, type }) => ({ href: at(path), type }))
  const fed = items.length > 0 ? [{ anchor: at('/feeds/'), item: items }] : []
  return JSON.stringify({ linkset: [pages, ...others, ...fed] })
}
