const BELOW_LOCALHOST = /\.localhost$/

/**
 * Whose cookies a site's are: its naked domain's, so that the booking subdomain reads them too; below `localhost` where
 * the site is tried on one's own machine.
 *
 * @param origin of the visit
 */
export function cookieDomain(nakedDomain: string, origin: string): string {
  return BELOW_LOCALHOST.test(new URL(origin).hostname) ? `${nakedDomain}.localhost` : nakedDomain
}

/** The same where a browser that is at this origin takes such a cookie; `undefined` on localhost and on-demand hosts. */
export function takenCookieDomain(nakedDomain: string, origin: string): string | undefined {
  const domain = cookieDomain(nakedDomain, origin)
  return `.${new URL(origin).hostname}`.endsWith(`.${domain}`) ? domain : undefined
}
