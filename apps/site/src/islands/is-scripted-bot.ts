/**
 * The part of the server's list (request/detect-device-and-bot.ts, package isbot) that matches crawlers which run scripts; the whole
 * list would be a third of the entry script. The same two exceptions: phones by CUBOT, and Google's app and phones. No
 * look-behind, which is a syntax error in older browsers.
 */
const BOTS =
  /(?:^|[^u]|[^c]u)bots?(?:\b|_)|crawl|spider|headless|lighthouse|inspect|(?:^|[^/])google(?!wv|app|\/google| pixel)/i

/**
 * Whether the browser identifies itself as a crawler. Cached pages are equal for all visitors, so browser code checks
 * this itself.
 */
export function isScriptedBot(userAgent: string): boolean {
  return BOTS.test(userAgent)
}
