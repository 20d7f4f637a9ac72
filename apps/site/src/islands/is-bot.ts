/**
 * Of the server's list (request/device.ts, the package isbot) what crawlers that run scripts call themselves; the whole of
 * it would be a third of the first script. The same two exceptions: a phone of the maker CUBOT is no bot, and neither
 * are Google's app and its phones. No look-behind, which would stop the whole script in an older browser.
 */
const BOTS =
  /(?:^|[^u]|[^c]u)bots?(?:\b|_)|crawl|spider|headless|lighthouse|inspect|(?:^|[^/])google(?!wv|app|\/google| pixel)/i

/**
 * Whether a browser calls itself a crawler. A page is kept for everybody, so nothing in it says who asked; what runs in
 * the browser asks here instead.
 */
export function isBot(userAgent: string): boolean {
  return BOTS.test(userAgent)
}
