/**
 * What the admin's pages may do. Next's scripts carry the nonce of their answer; Payload styles its elements in the
 * markup, so styles may be inline.
 *
 * @param nonce new with every answer
 * @param isDevelopment hot reload builds code from text
 * @param siteAddress the origin of a site, with `{host}` in the place of its host: the frame beside a page's form
 */
export function adminPolicy(nonce: string, isDevelopment: boolean, siteAddress: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ''}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${sitesOf(siteAddress)}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ')
}

/** Every site, as a policy names them: a wildcard stands for the labels at the beginning of a host, and for nothing else. */
function sitesOf(siteAddress: string): string {
  const everySite = siteAddress.replace('{host}', '*')
  const { protocol } = new URL(siteAddress.replace('{host}', 'host'))
  return /^https?:\/\/\*[.:]?[^*]*$/.test(everySite) ? everySite : protocol
}

/** For everything else: data and pictures, which are no pages whatever they hold. */
export const DATA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
