import { SaxesParser } from 'saxes'

/** One address of a sitemap. */
export interface SitemapEntry {
  readonly location: string
  readonly lastModified: string
  /** Address by hreflang. */
  readonly alternates: ReadonlyMap<string, string>
}

const SITEMAP = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'
/** Of the schema of sitemaps: nothing else may stand in a file, and nothing in another place. */
const PARENTS: Readonly<Record<string, string>> = {
  urlset: '',
  url: 'urlset',
  lastmod: 'url',
  link: 'url',
  sitemapindex: '',
  sitemap: 'sitemapindex',
}

/** The order in which the schema has what may stand in an address. */
const ORDER = ['loc', 'lastmod', 'link']

/** @throws when the text is not well-formed XML, or no sitemap */
export function parseSitemap(xml: string): readonly SitemapEntry[] {
  const entries: { location: string; lastModified: string; alternates: Map<string, string> }[] = []
  const open: string[] = []
  let before = ''
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ local, uri, attributes }) => {
    const parent = open.at(-1) ?? ''
    const expected = local === 'loc' ? ['url', 'sitemap'] : [PARENTS[local]]
    if (!expected.includes(parent)) throw new Error(`<${local}> in <${parent}>`)
    if (parent === 'url' && ORDER.indexOf(local) < ORDER.indexOf(before))
      throw new Error(`<${local}> after <${before}>`)
    before = local
    if (uri !== (local === 'link' ? XHTML : SITEMAP)) throw new Error(`<${local}> of ${uri}`)
    if (local === 'url' || local === 'sitemap') entries.push({ location: '', lastModified: '', alternates: new Map() })
    if (local === 'link') {
      if (attributes.rel?.value !== 'alternate') throw new Error('a link that is no alternate')
      entries.at(-1)?.alternates.set(attributes.hreflang?.value ?? '', attributes.href?.value ?? '')
    }
    open.push(local)
  })
  parser.on('closetag', () => void open.pop())
  parser.on('text', (text) => {
    const entry = entries.at(-1)
    if (open.at(-1) === 'loc' && entry) entry.location += text
    else if (open.at(-1) === 'lastmod' && entry) entry.lastModified += text
    else if (text.trim() !== '') throw new Error(`text in <${open.at(-1)}>`)
  })
  parser.write(xml).close()
  return entries
}
