import { expect, test } from 'vitest'
import { parseSitemap } from '../apps/site/test/tools/parse-sitemap.ts'
import { fetchPage } from './tools/browser.ts'
import { HOSTS, LANTERN, STAGE } from './tools/world.ts'

/** Of all hosts together: which address search engines are told of each product (docs/decisions/067). */

type Alternates = ReadonlyMap<string, string>

/** Each so many products are opened on every site; of all of them the sitemaps are read. */
const OPENED_EACH = 10
/** The sites that live in a folder of a host. */
const FOLDERS: Readonly<Record<string, string>> = { [LANTERN]: '/pier' }

const read = (address: string) => {
  const { host, pathname } = new URL(address)
  return fetchPage(host, pathname)
}

/** Every address in the sitemaps of every host, with its languages. */
async function readSitemaps(): Promise<Map<string, Alternates>> {
  const listed = new Map<string, Alternates>()
  for (const host of HOSTS) {
    for (const { location } of parseSitemap((await fetchPage(host, '/sitemap.xml')).text)) {
      for (const entry of parseSitemap((await read(location)).text)) listed.set(entry.location, entry.alternates)
    }
  }
  return listed
}

const tgidOf = (address: string) => Number(/-t(\d+)\/$/.exec(address)?.[1] ?? 0)
const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1]

/** Addresses that another one names as its language, and that do not name it. */
function findUnanswered(listed: ReadonlyMap<string, Alternates>): string[] {
  return [...listed].flatMap(([address, alternates]) =>
    [...alternates].flatMap(([lang, other]) =>
      [...(listed.get(other)?.values() ?? [])].includes(address) ? [] : [`${address}: ${lang} ${other}`],
    ),
  )
}

/** The main address behind an address: what it names itself, or what the page names that it leads to; none where it is nobody's. */
async function mainBehind(address: string): Promise<string | undefined> {
  const { status, text, headers } = await read(address)
  if (status === 200) return /<meta name="robots" content="noindex/.test(text) ? 'noindex' : canonicalOf(text)
  const { location } = headers
  return status === 301 && location ? mainBehind(new URL(location, address).href) : undefined
}

// spec: D.products.13
test('every product of the world has one main address in each language, and every other one points at it', async () => {
  // What the catalogue alone has is read in the background of the first start, one language after the other.
  await expect.poll(async () => findUnanswered(await readSitemaps()), { timeout: 60_000, interval: 1000 }).toEqual([])
  const listed = await readSitemaps()
  const products = [...listed].filter(([address]) => tgidOf(address) > 0)
  const mains = new Map<string, Alternates>()
  const faults: string[] = []
  for (const [address, alternates] of products) {
    const known = mains.get(String(tgidOf(address)))
    if (known && JSON.stringify([...known]) !== JSON.stringify([...alternates]))
      faults.push(`${address}: another group`)
    mains.set(String(tgidOf(address)), alternates)
  }
  for (const [address, alternates] of listed) {
    const english = alternates.get('en')
    if (english && alternates.get('x-default') !== english) faults.push(`${address}: x-default`)
  }
  // Three of the forty have a page that an editor wrote.
  expect(mains.size).toBeGreaterThanOrEqual(37)
  expect([...mains.values()].some((group) => new URL(group.get('en') ?? '').host === STAGE)).toBe(true)

  const opened = [...mains].filter(([tgid], index) => index % OPENED_EACH === 0 || isWritten(mains.get(tgid)))
  for (const [tgid, group] of opened) {
    for (const [lang, main] of group) {
      if (lang === 'x-default') continue
      const { pathname } = new URL(main)
      const path = tgidOf(main) > 0 ? `/${pathname.split('/').at(-2)}/` : `/t${tgid}/`
      const prefix = lang === 'en' ? '' : `/${lang}`
      for (const host of HOSTS) {
        for (const folder of ['', FOLDERS[host] ?? '']) {
          const address = `https://${host}${prefix}${folder}${path}`
          const found = await mainBehind(address)
          if (found !== undefined && found !== main) faults.push(`${address} names ${found}, and not ${main}`)
        }
      }
      if ((await mainBehind(main)) !== main) faults.push(`${main} does not name itself`)
    }
  }
  expect(faults).toEqual([])
})

function isWritten(group: Alternates | undefined): boolean {
  return [...(group?.values() ?? [])].some((address) => tgidOf(address) === 0)
}
