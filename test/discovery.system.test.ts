import { beforeAll, describe, expect, test } from 'vitest'
import { structuredDataSchema } from '../apps/site/src/pages/metadata/structured-data-schema.ts'
import { findMissingProperties } from '../apps/site/test/tools/find-missing-properties.ts'
import { parseSitemap, type SitemapEntry } from '../apps/site/test/tools/parse-sitemap.ts'
import { fetchPage } from './tools/browser.ts'
import { FANOUS, HOSTS } from './tools/world.ts'

/** What search engines are told of the whole world, in every language: each thing is said the same everywhere. */

interface Told {
  readonly canonical: string | undefined
  readonly alternates: ReadonlyMap<string, string>
  readonly html: string
}

const read = async (address: string) => {
  const { host, pathname } = new URL(address)
  return fetchPage(host, pathname)
}

const tgidOf = (location: string) => Number(/-t(\d+)\/$/.exec(location)?.[1] ?? 0)
/** Every page that somebody wrote with all of its languages, and each fourth product that the catalogue alone has. */
const isLookedAt = ({ location, alternates }: SitemapEntry) =>
  tgidOf(location) % 4 === 0 || [...alternates.values()].some((address) => tgidOf(address) === 0)

const attribute = (tag: string, name: string) => new RegExp(` ${name}="([^"]*)"`, 'i').exec(tag)?.[1]

function headOf(html: string): Told {
  const links = html.match(/<link [^>]*>/g) ?? []
  const alternates = links.filter((link) => attribute(link, 'hreflang') !== undefined)
  return {
    canonical: attribute(links.find((link) => attribute(link, 'rel') === 'canonical') ?? '', 'href'),
    alternates: new Map(alternates.map((link) => [attribute(link, 'hreflang') ?? '', attribute(link, 'href') ?? ''])),
    html,
  }
}

describe.each(HOSTS)('%s', (host) => {
  const entries: SitemapEntry[] = []
  const told = new Map<string, Told>()
  const listed = new Set<string>()

  beforeAll(async () => {
    const index = await fetchPage(host, '/sitemap.xml')
    for (const { location } of parseSitemap(index.text)) {
      const all = parseSitemap((await read(location)).text)
      for (const one of all) listed.add(one.location)
      entries.push(...all.filter(isLookedAt))
    }
    // A language that a host lacks is on another one.
    for (const address of new Set(entries.flatMap(({ location, alternates }) => [location, ...alternates.values()]))) {
      const { status, text } = await read(address)
      if (status === 200) told.set(address, headOf(text))
    }
  })

  test('robots.txt names a sitemap whose every address is a page, each once, and says so itself', () => {
    expect(entries.length).toBeGreaterThan(2)
    expect(new Set(entries.map(({ location }) => location)).size).toBe(entries.length)
    expect(
      entries.filter(({ location }) => told.get(location)?.canonical !== location).map(({ location }) => location),
    ).toEqual([])
    expect(entries.filter(({ lastModified }) => Number.isNaN(Date.parse(lastModified)))).toEqual([])
  })

  // spec: D.search.3
  test('sitemap and head name the same languages of each page', () => {
    const different = entries.filter(({ location, alternates }) => {
      const inHead = told.get(location)?.alternates ?? new Map()
      return JSON.stringify([...inHead].toSorted()) !== JSON.stringify([...alternates].toSorted())
    })
    expect(different).toEqual([])
    // One of the hosts has a single language.
    expect(entries.some(({ alternates }) => alternates.size > 2)).toBe(host !== FANOUS)
  })

  // spec: D.search.2
  test('every language of a page names every other one, and itself', () => {
    const broken = entries.flatMap(({ location, alternates }) =>
      [...alternates].filter(([hreflang, address]) => {
        const other = told.get(address)
        const isMutual = other !== undefined && [...other.alternates.values()].includes(location)
        return !isMutual || (hreflang === 'x-default' && ![...alternates.values()].includes(address))
      }),
    )
    expect(broken).toEqual([])
    expect(
      entries.filter(({ location, alternates }) => alternates.size > 0 && ![...alternates.values()].includes(location)),
    ).toEqual([])
  })

  // spec: D.search.7, D.search.20
  test('every page has structured data that is valid and speaks of this page', () => {
    const faults: string[] = []
    for (const [address, { html }] of told) {
      const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
      const parsed = structuredDataSchema.safeParse(JSON.parse(scripts[0]?.[1] ?? '{}'))
      const nodes = parsed.data?.['@graph'] ?? []
      const ids = new Set(nodes.map((node) => node['@id']))
      const references = [...(scripts[0]?.[1] ?? '').matchAll(/:\{"@id":"([^"]+)"\}/g)].map((match) => match[1] ?? '')
      if (scripts.length !== 1) faults.push(`${address}: ${scripts.length} scripts`)
      if (!parsed.success) faults.push(`${address}: ${parsed.error.message}`)
      faults.push(...findMissingProperties(nodes).map((missing) => `${address}: ${missing} is missing`))
      if (!ids.has(address)) faults.push(`${address}: no node of its own`)
      faults.push(...references.filter((id) => !ids.has(id)).map((id) => `${address}: ${id} is nowhere`))
    }
    expect(faults).toEqual([])
  })

  // spec: D.search.15
  test('every page is described, and none like another in its language', () => {
    const pages = new Map<string, string[]>()
    for (const [address, { html }] of told) {
      const lang = /<html lang="([a-z]*)/.exec(html)?.[1]
      const described = `${lang}: ${/<meta name="description" content="([^"]*)"/.exec(html)?.[1] ?? ''}`
      pages.set(described, [...(pages.get(described) ?? []), address])
    }
    expect([...pages].filter(([described, addresses]) => described.endsWith(': ') || addresses.length > 1)).toEqual([])
  })

  test('every page is there as Markdown, under its own title, with no trace of the machine', async () => {
    const faults: string[] = []
    for (const [address, { html }] of told) {
      const { status, text } = await read(`${address}index.md`)
      const title = /<title>([^<]*)<\/title>/
        .exec(html)?.[1]
        ?.replaceAll('&quot;', '"')
        .replaceAll('&#x27;', "'")
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&amp;', '&')
      if (status !== 200 || !text.includes(`canonical: "${address}"`)) faults.push(`${address}: ${status}`)
      if (!text.includes(`title: ${JSON.stringify(title)}`)) faults.push(`${address}: another title than ${title}`)
      if (/\bundefined\b|\bNaN\b|\[object|\]\(\/|]\(\)/.test(text)) faults.push(`${address}: ${text.slice(0, 200)}`)
    }
    expect(faults).toEqual([])
  }, 180_000)

  test('llms.txt names pages that are there', async () => {
    const { status, text } = await fetchPage(host, '/llms.txt')
    expect([status, text.startsWith('# ')]).toEqual([200, true])
    const named = [...text.matchAll(/\]\((https:[^)]*)index\.md\)/g)].map((match) => match[1] ?? '')
    expect(named.length).toBeGreaterThan(0)
    expect(named.filter((address) => !listed.has(address))).toEqual([])
  })
})
