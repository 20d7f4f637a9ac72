import { parse } from 'node-html-parser'
import { expect, inject, test } from 'vitest'
import { addressOf, fetchAddress } from '../../../test/tools/browser.ts'
import { WAYFARE } from '../tools/sample-pages.ts'

/** A person who clicks from page to page never meets a broken link, another language or another environment. */

/** More than any site of the sample has in one language. */
const MAX_PAGES = 90

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

const WALKS = ENVIRONMENTS.flatMap((environment) => ['en', 'de', 'ru'].map((lang) => ({ ...environment, lang })))

test.each(WALKS)('on $name in $lang every link of every page leads to a page', async ({ start, host, lang }) => {
  const faults: string[] = []
  const seen = new Set([start(lang)])
  for (const address of seen) {
    if (seen.size > MAX_PAGES) break
    const visited = await visit(address, { host, lang })
    faults.push(...visited.faults)
    for (const link of visited.links) seen.add(link)
  }
  expect(faults).toEqual([])
  expect(seen.size).toBeGreaterThan(40)
})

interface Expected {
  readonly host: RegExp
  readonly lang: string
}

async function visit(address: string, { host, lang }: Expected) {
  const url = new URL(address)
  const { status, text } = await fetchAddress(url)
  const root = parse(text)
  const inLanguage = root.querySelector('html')?.getAttribute('lang')
  const faults = [
    ...(status === 200 ? [] : [`${address} answers ${status}`]),
    ...(host.test(url.hostname) ? [] : [`${address} leaves the environment`]),
    ...(inLanguage?.split('-')[0] === lang ? [] : [`${address} is in ${inLanguage}`]),
    ...(root.querySelector('footer') ? [] : [`${address} has no end`]),
  ]
  const hrefs = root.querySelectorAll('a[href]:not([hreflang])').map((anchor) => anchor.getAttribute('href') ?? '')
  return { faults, links: hrefs.flatMap((href) => pageBehind(href, address)) }
}

/** Pages in the page's own language: not another language, a booking page, a picture or a telephone. */
function pageBehind(href: string, address: string): string[] {
  const url = new URL(href, address)
  url.hash = ''
  return url.protocol === 'http:' && !/\/(?:book|go|images)\//.test(url.pathname) ? [url.href] : []
}
