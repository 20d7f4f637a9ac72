/**
 * The content security policy of the admin's pages. Next's scripts carry the answer's nonce; Payload uses style attributes, so
 * inline styles are allowed.
 *
 * @param nonce new for every answer
 * @param isDevelopment hot reload evaluates text as code
 * @param siteAddress the origin of a site, with `{host}` in the place of its host, for the preview frame
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

/** All sites as a source of a policy: a wildcard replaces the leading labels of a host only. */
function sitesOf(siteAddress: string): string {
  const everySite = siteAddress.replace('{host}', '*')
  const { protocol } = new URL(siteAddress.replace('{host}', 'host'))
  return /^https?:\/\/\*[.:]?[^*]*$/.test(everySite) ? everySite : protocol
}

/** The policy of all other answers: data and pictures, which must never act as pages. */
export const DATA_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/** The policy of a page of the site that an administrator reads here: its form asks again. */
export const FORM_POLICY = `${DATA_POLICY} allow-forms; form-action 'self'`
