const DAY = 86_400_000

interface CookieTerms {
  /** Lifetime; a session cookie when absent. */
  readonly days?: number
  /** The naked domain, shared with the booking subdomain; the page's own host if it is not part of it (localhost). */
  readonly domain?: string
}

export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const pair = document.cookie.split('; ').find((text) => text.startsWith(start))
  return pair?.slice(start.length)
}

/** Stores a cookie; failures are ignored. */
export function storeCookie(name: string, value: string, { days, domain }: CookieTerms = {}): void {
  const expires = days ? Date.now() + days * DAY : null
  cookieStore.set({ name, value, sameSite: 'lax', expires, ...shared(domain) }).catch(() => {})
}

export function dropCookie(name: string, domain?: string): void {
  cookieStore.delete({ name, ...shared(domain) }).catch(() => {})
}

function shared(domain: string | undefined): { domain?: string } {
  return domain && isSameOrSubdomain(location.hostname, domain) ? { domain } : {}
}

/** Whether a host is a domain or one of its subdomains. */
export function isSameOrSubdomain(hostname: string, domain: string): boolean {
  return `.${hostname}`.endsWith(`.${domain}`)
}
