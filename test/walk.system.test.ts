import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { addressOf, launchBrowser, openContext, WAYFARE } from './browser.ts'

/** A person who clicks from page to page never meets a broken link, another language or another environment. */
let browser: Browser
beforeAll(async () => {
  browser = await launchBrowser({ resolve: 'MAP *.example 127.0.0.1' })
})
afterAll(() => browser.close())

/** More than any site of the sample has in one language. */
const MOST_PAGES = 90

const port = () => inject('system').sitePort
const uidOf = (lang: string) => `/?uid=${WAYFARE}&lang=${lang}`

const ENVIRONMENTS = [
  { name: 'localhost', start: (lang: string) => `http://localhost:${port()}${uidOf(lang)}`, host: /^localhost$/ },
  {
    name: 'a staging host',
    start: (lang: string) => `http://stage-${WAYFARE}:${port()}${uidOf(lang)}`,
    host: /^stage-[a-z-]+\.[a-z-]+\.example$/,
  },
  {
    name: 'production hosts',
    start: (lang: string) => addressOf(WAYFARE, lang === 'en' ? '/' : `/${lang}/`),
    host: /\.example\.localhost$/,
  },
]

/** Milliseconds: so many pages, one after the other, take a slow machine more than a minute. */
const PATIENCE = 180_000
const WALKS = ENVIRONMENTS.flatMap((environment) => ['en', 'de', 'ru'].map((lang) => ({ ...environment, lang })))

test.each(WALKS)(
  'on $name in $lang every link of every page leads to a page',
  async ({ start, host, lang }) => {
    const context = await openContext(browser, { javaScriptEnabled: false })
    const page = await context.newPage()
    await page.route(/\/(?:images|assets)\//, (route) => route.abort())
    const faults: string[] = []
    const seen = new Set([start(lang)])
    for (const address of seen) {
      if (seen.size > MOST_PAGES) break
      faults.push(...(await faultsOf(page, address, { host, lang })))
      for (const link of await linksOf(page)) seen.add(link)
    }
    await context.close()
    expect(faults).toEqual([])
    expect(seen.size).toBeGreaterThan(40)
  },
  PATIENCE,
)

interface Expected {
  readonly host: RegExp
  readonly lang: string
}

async function faultsOf(page: Page, address: string, { host, lang }: Expected): Promise<string[]> {
  const response = await page.goto(address, { waitUntil: 'commit' })
  await page.waitForSelector('footer')
  const status = response?.status()
  const isRedirected = response?.request().redirectedFrom() !== null
  const own = await page.locator('html').getAttribute('lang')
  return [
    ...(status === 200 ? [] : [`${address} answers ${status}`]),
    ...(isRedirected ? [`${address} redirects to ${page.url()}`] : []),
    ...(host.test(new URL(page.url()).hostname) ? [] : [`${address} leaves the environment`]),
    ...(own?.split('-')[0] === lang ? [] : [`${address} is in ${own}`]),
  ]
}

/** Links to pages in the page's own language: not to another language, a booking page, a picture or a telephone. */
function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const anchors = [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([hreflang])')]
    return anchors
      .filter(({ protocol, pathname }) => protocol === 'http:' && !/\/(?:book|images)\//.test(pathname))
      .map((anchor) => anchor.href.replace(/#.*$/, ''))
  })
}
