/** Schemes that a link may have; what follows http and https must name a host at once. */
const ABSOLUTE = /^(?:https?:\/\/(?![/?#])|mailto:.|tel:.)/i
/** `user:password@`, also empty: it makes one host look like another. */
const CREDENTIALS = /^https?:\/\/[^/?#]*@/i
/** Characters that browsers drop, convert to slashes, or display in another order. */
const DECEPTIVE_CHARACTER = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}\\]/u
/** `www.wayfare.example`: an address without its https://, which a browser would take for a page beside this one. */
const HOST_WITHOUT_SCHEME = /^[^/?#.]+\.[^/?#]/
const BASE = new URL('https://host.invalid/here/')

/**
 * An editor's address, if it is one that a browser follows safely: http or https without credentials, mail, telephone,
 * or anything relative that stays on its host (`/paris/`, `tickets/`, `?currency=EUR`, `#faq`). The content system asks
 * before it saves, the site before it links.
 */
export function parseSafeHref(url: string): string | undefined {
  const address = url.trim()
  if (address === '' || DECEPTIVE_CHARACTER.test(address) || !URL.canParse(address, BASE.href)) return undefined
  const isSafe = ABSOLUTE.test(address) ? !CREDENTIALS.test(address) : isRelative(address)
  return isSafe ? address : undefined
}

function isRelative(address: string): boolean {
  const { origin, pathname } = new URL(address, BASE)
  const hasScheme = URL.canParse(address) || /^https?:/i.test(address)
  return !hasScheme && origin === BASE.origin && !pathname.startsWith('//') && !HOST_WITHOUT_SCHEME.test(address)
}
