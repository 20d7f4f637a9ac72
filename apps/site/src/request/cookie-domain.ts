const BELOW_LOCALHOST = /\.localhost$/

/**
 * The domain of a site's cookies: its naked domain, so that the booking subdomain reads them too; below `localhost` on a
 * developer's machine.
 *
 * @param origin of the visit
 */
export function cookieDomain(nakedDomain: string, origin: string): string {
  return BELOW_LOCALHOST.test(new URL(origin).hostname) ? `${nakedDomain}.localhost` : nakedDomain
}

/** The same if browsers at this origin accept it; `undefined` on localhost and on-demand hosts. */
export function acceptedCookieDomain(nakedDomain: string, origin: string): string | undefined {
  const domain = cookieDomain(nakedDomain, origin)
  return `.${new URL(origin).hostname}`.endsWith(`.${domain}`) ? domain : undefined
}
