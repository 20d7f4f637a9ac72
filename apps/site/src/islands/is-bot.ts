const BOTS = /bot|crawl|spider|google/i

/**
 * Whether a browser calls itself a crawler. A page is kept for everybody, so nothing in it says who asked; what runs in
 * the browser asks here instead.
 */
export function isBot(userAgent: string): boolean {
  return BOTS.test(userAgent)
}
