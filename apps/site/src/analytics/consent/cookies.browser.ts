const DAY = 86_400_000

interface CookieTerms {
  /** Until the browser is closed, where there is none. */
  readonly days?: number
  /** The naked domain that the booking subdomain shares; where the page is elsewhere (localhost), its own host. */
  readonly domain?: string
}

export function readCookie(name: string): string | undefined {
  const start = `${name}=`
  const pair = document.cookie.split('; ').find((text) => text.startsWith(start))
  return pair?.slice(start.length)
}

/** A browser that refuses keeps nothing, which is an answer too. */
export function keepCookie(name: string, value: string, { days, domain }: CookieTerms = {}): void {
  const expires = days === undefined ? null : Date.now() + days * DAY
  cookieStore.set({ name, value, sameSite: 'lax', expires, ...shared(domain) }).catch(() => {})
}

export function dropCookie(name: string, domain?: string): void {
  cookieStore.delete({ name, ...shared(domain) }).catch(() => {})
}

function shared(domain: string | undefined): { domain?: string } {
  return domain && isBelow(location.hostname, domain) ? { domain } : {}
}

/** Whether a host is a domain or one of its subdomains. */
export function isBelow(hostname: string, domain: string): boolean {
  return `.${hostname}`.endsWith(`.${domain}`)
}
