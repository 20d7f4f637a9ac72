import { once } from 'node:events'
import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
  type Route,
} from 'playwright-core'
import { afterEach, expect, inject } from 'vitest'

/** The address of a clean path on a sample host, on this machine. */
export function addressOf(host: string, path: string): string {
  return `http://${host}.localhost:${inject('system').sitePort}${path}`
}

/** The page that a host gives, without a browser; names below `localhost` need no resolver this way. */
export function fetchPage(host: string, path: string): Promise<Answer> {
  return fetchFrom(`${host}.localhost`, inject('system').sitePort, path)
}

export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly text: string
}

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0'

/** What a server on this machine answers for a host; redirects are not followed. */
export async function fetchFrom(
  host: string,
  port: number,
  path: string,
  more: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  const headers = { host: `${host}:${port}`, 'user-agent': BROWSER, ...more }
  const asked = get({ host: '127.0.0.1', port, path, headers })
  const [response]: IncomingMessage[] = await once(asked, 'response')
  if (!response) throw new Error(`${host} does not answer`)
  return { status: response.statusCode ?? 0, headers: response.headers, text: await text(response) }
}

/** What is at an address on this machine, whether a resolver knows its name or not. */
export function fetchAddress(
  { hostname, port, pathname, search }: URL,
  more?: Record<string, string>,
): Promise<Answer> {
  return fetchFrom(hostname, Number(port), pathname + search, more)
}

/** The browser that all files of a run share; what a file opens in it goes when the file closes its own connection. */
export function connectToBrowser(): Promise<Browser> {
  return chromium.connect(inject('browser'))
}

/** With what a page begins to say that a text became HTML, which its policy forbids, or would (docs/decisions/055). */
const FORBIDDEN = 'forbidden: '
/** Of all pages of the site that a test has opened. */
const forbidden: string[] = []
afterEach(() => expect(forbidden.splice(0)).toEqual([]))

/** Milliseconds: what comes late on a busy machine comes. */
const TIMEOUT = 60_000

export interface VisitorOptions extends BrowserContextOptions {
  /** Whether pictures are those that the image server draws, and not blank ones of the same shape. */
  readonly seesPictures?: boolean
  /** Whether the site may ask about cookies; else the browser refuses by its signal, and the page is without a banner. */
  readonly mayBeAsked?: boolean
}

/**
 * A visitor's browser: one that does not say it is driven, for bots are shown the default currency. Nothing moves in it, and
 * pictures are blank, unless a test is about that: drawing them costs more than all pages together.
 */
export async function openContext(
  browser: Browser,
  { seesPictures = false, mayBeAsked = false, ...options }: VisitorOptions = {},
): Promise<BrowserContext> {
  const userAgent = `Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${browser.version()} Safari/537.36`
  const context = await browser.newContext({ userAgent, reducedMotion: 'reduce', ...options })
  context.setDefaultTimeout(TIMEOUT)
  if (!seesPictures) await context.route(/\/images\/[^?]+\?(?:.*&)?w=/, drawBlank)
  await context.addInitScript(`addEventListener('securitypolicyviolation', (event) => {
    if (location.port === '${inject('system').sitePort}' && event.effectiveDirective.includes('trusted-types'))
      console.debug('${FORBIDDEN}' + [event.blockedURI, event.sample, location.href].join(' '))
  })`)
  context.on('console', (message) => {
    if (message.text().startsWith(FORBIDDEN)) forbidden.push(message.text())
  })
  if (!mayBeAsked)
    await context.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { get: () => true })")
  return context
}

/** A picture of the shape that was asked for; one whose shape only the original knows is drawn. */
function drawBlank(route: Route): Promise<void> {
  const asked = new URL(route.request().url()).searchParams
  const width = Number(asked.get('w'))
  const [across = 0, down = 0] = (asked.get('ar') ?? '').split(':').map(Number)
  const height = asked.has('h') ? Number(asked.get('h')) : Math.round((width * down) / across)
  if (!(width > 0 && height > 0)) return route.continue()
  const body = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"/>`
  return route.fulfill({ contentType: 'image/svg+xml', body })
}

/** The name of a script of the site by its address, without what the build adds; nothing for any other address. */
export function nameOfScript(address: string): string | undefined {
  return /\/assets\/([\w.-]+?)-[\w-]{6,8}\.js$/.exec(address)?.[1]
}

/** What a page without anything of its own fetches: the entry, and in an idle moment what a first tap needs. */
export const SCRIPTS_OF_ANY_PAGE = {
  phone: ['entry', 'fill-panels.browser', 'measure', 'start-wishes.browser', 'suggest.browser'],
  desktop: [
    'call-us.browser',
    'dialogs.browser',
    'entry',
    'fill-panels.browser',
    'measure',
    'modal-host.browser',
    'start-wishes.browser',
    'suggest.browser',
  ],
} as const

/** Opens the filters of a list, which are a link until something is chosen; a script then puts them into the page. */
export async function openFilters(page: Page): Promise<void> {
  const open = page.locator('[data-filters] > details[open]')
  if ((await open.count()) > 0) return
  await page.locator('[data-filters] > details > summary, [data-filters] > a[href*="show=filters"]').first().click()
  await open.waitFor({ state: 'attached' })
}

/** Everything that a page should not say: errors of scripts and policies, answers that failed. */
export function watchForTrouble(page: Page): string[] {
  const trouble: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) trouble.push(message.text())
  })
  page.on('pageerror', (error) => trouble.push(error.message))
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`)
  })
  return trouble
}
