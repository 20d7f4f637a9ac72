import type { IndexablePage, PublishedStore } from '../content/store/published-store.ts'
import { buildCanonicalAddress } from '../request/address/page-address.ts'
import { legalSiteOf, type SiteDirectory } from '../request/site-directory.ts'
import { escapeXml } from './escape-xml.ts'
import { type Alternate, alternatesOf, type DatedLanguageVersion, isIndexable, type PublicWorld } from './hreflang.ts'
import type { ListedProduct, MainAddresses } from './listed-products.ts'
import type { SitemapFile } from './sitemap-splitter.ts'

interface SitemapSources extends PublicWorld {
  readonly store: Pick<PublishedStore, 'listedPages'>
  /** Loads main addresses of tour groups by id (main-addresses.ts). */
  readonly mainAddresses: (tgids: readonly number[]) => Promise<MainAddresses>
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
const NAMESPACES = `${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml"`
/** Rows per read: a few milliseconds. */
const BATCH = 1000

/** `sitemap.xml`: the index of a host's numbered files and its product files. */
export function buildSitemapIndex(host: string, files: number, productFiles: number): string {
  const named = (name: string, count: number) =>
    Array.from(
      { length: count },
      (_, index) => `<sitemap><loc>https://${host}/${name}-${index + 1}.xml</loc></sitemap>\n`,
    )
  const entries = [...named('sitemap', files), ...named('sitemap-products', productFiles)]
  return `${HEAD}<sitemapindex ${NAMESPACE}>\n${entries.join('')}</sitemapindex>\n`
}

/** Streams one file: each address with its alternates and its last change. */
export async function* writeSitemap(file: SitemapFile, sources: SitemapSources): AsyncGenerator<string> {
  yield `${HEAD}<urlset ${NAMESPACES}>\n`
  for (const batch of groupsOf(file, sources)) {
    const tgids = new Set(batch.flat().flatMap(({ tgid }) => tgid ?? []))
    const main: MainAddresses = tgids.size === 0 ? new Map() : await sources.mainAddresses([...tgids])
    yield batch.map((group) => writeGroup(group, main, sources)).join('')
  }
  yield '</urlset>\n'
}

/** Streams one file of product pages, each with the time since which its description is unchanged. */
export function* writeProductSitemap(
  products: readonly Pick<ListedProduct, 'versions' | 'mainAddresses'>[],
  sources: PublicWorld,
): Generator<string> {
  yield `${HEAD}<urlset ${NAMESPACES}>\n`
  for (const { versions, mainAddresses } of products) {
    const links = writeLinks(alternatesOf(mainAddresses, 'page', sources))
    yield versions
      .filter((version) => isIndexable(version, sources.servedLanguages))
      .map((version) => writeAddress({ ...version, kind: 'page' }, links, sources.directory))
      .join('')
  }
  yield '</urlset>\n'
}

/** The versions of a page. */
type Group = readonly IndexablePage[]

/** Batches of whole groups: versions of a page are adjacent, so only the last group of a batch may be incomplete. */
function* groupsOf(file: SitemapFile, { store }: SitemapSources): Generator<readonly Group[]> {
  const { siteUid, until } = file
  let after = file.after
  let open: IndexablePage[] = []
  for (;;) {
    const rows = store.listedPages(siteUid, { after, until }, BATCH)
    const groups: Group[] = []
    for (const row of rows) {
      const [first] = open
      if (first && !isSamePage(first, row)) {
        groups.push(open)
        open = []
      }
      open.push(row)
    }
    if (rows.length < BATCH) {
      yield [...groups, open]
      return
    }
    yield groups
    after = rows.at(-1)
  }
}

function isSamePage(one: IndexablePage, other: IndexablePage): boolean {
  return one.translationGroup === other.translationGroup && one.kind === other.kind
}

/**
 * Writes a group. A version about a tour group is written only if it is a main address, with the alternates of the tour
 * group.
 */
function writeGroup(group: Group, main: MainAddresses, sources: PublicWorld): string {
  const [first] = group
  if (!first || !isOwnAddress(first, sources.directory)) return ''
  const plain = group.filter(({ tgid }) => tgid === undefined)
  const links = writeLinks(alternatesOf(plain, first.kind, sources))
  return group
    .filter((version) => isIndexable(version, sources.servedLanguages))
    .map((version) => {
      if (version.tgid === undefined) return writeAddress(version, links, sources.directory)
      const versions = main.get(version.tgid) ?? []
      if (!versions.some(({ uid, lang }) => uid === version.uid && lang === version.lang)) return ''
      return writeAddress(version, writeLinks(alternatesOf(versions, 'page', sources)), sources.directory)
    })
    .join('')
}

/** Legal pages of a folder site have no address of their own when the host's root has a site. */
function isOwnAddress({ uid, kind }: IndexablePage, directory: SiteDirectory): boolean {
  const site = directory.ofUid(uid)
  return kind === 'page' || (site !== undefined && legalSiteOf(site, directory).uid === uid)
}

function writeLinks(alternates: readonly Alternate[]): string {
  return alternates
    .map(({ hreflang, href }) => `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(href)}"/>`)
    .join('')
}

function writeAddress(
  { uid, lang, kind, updatedAt }: DatedLanguageVersion & Pick<IndexablePage, 'kind'>,
  links: string,
  directory: SiteDirectory,
): string {
  const address = buildCanonicalAddress({ uid, lang, kind }, directory)
  if (address === undefined) return ''
  const changed = updatedAt === undefined ? '' : `<lastmod>${escapeXml(updatedAt)}</lastmod>`
  // The sitemap schema requires its own elements first; other namespaces follow.
  return `<url><loc>${escapeXml(address)}</loc>${changed}${links}</url>\n`
}
