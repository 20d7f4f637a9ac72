import { type LanguageCode, languageDisplayIndex, localeOf } from '@passepartout/content-model/locales'
import { PAGE_TYPES } from '@passepartout/content-model/page'
import type { ContentCache } from '../content/content-cache.ts'
import { bullets, heading, joinPieces, link, paragraph } from '../markdown/nodes.ts'
import { writeMarkdown } from '../markdown/write-markdown.ts'
import { buildCanonicalAddress } from '../request/address/page-address.ts'
import { MARKDOWN_FILE } from '../request/address/parse-address.ts'
import type { SiteEntry } from '../request/site-directory.ts'
import { plainTextWithoutPage } from '../shortcodes/plain-text-without-page.ts'
import type { LanguageVersion } from './hreflang.ts'
import { type GuideSources, hasLlmsFullTxt } from './list-guides.ts'
import { firstLanguage, type ListedProduct } from './listed-products.ts'
import { mainAddressesOf } from './main-addresses.ts'

interface LlmsSources extends GuideSources {
  /** The tour groups that have a page on a site. */
  readonly productsOf: (site: SiteEntry) => Promise<readonly ListedProduct[]>
}

/** Upper limit of pages per type and language: llms.txt is an overview, the sitemap is complete. */
const PAGES_OF_TYPE = 25

/**
 * `llms.txt`: a description of the host and, per language, its pages as Markdown; product pages in the language of
 * their known names. A host with several sites lists each.
 *
 * @returns `undefined` when the host has no pages
 */
export async function buildLlmsTxt(host: string, sources: LlmsSources): Promise<string | undefined> {
  const sites = sources.content.directory.onHost(host).toSorted((one, other) => one.folder.length - other.folder.length)
  const overviews = (await Promise.all(sites.map((site) => overviewsOf(site, sources)))).flat()
  const [first] = overviews
  if (!first) return undefined
  const [root] = sites
  const hasGuides = root !== undefined && hasLlmsFullTxt(root, sources)
  const tree = joinPieces([
    heading(1, first.name),
    first.tagline && { type: 'blockquote', children: [paragraph(first.tagline)] },
    ...overviews.flatMap(({ name, lang, pages }) => [
      heading(2, [...(sites.length > 1 ? [name] : []), localeOf(lang).autonym].join(' — ')),
      bullets(pages.map(({ title, address, remark }) => [link(title, address), remark])),
    ]),
    heading(2, 'Optional'),
    bullets([
      ...(hasGuides ? [link('All guides in one text', `https://${host}/llms-full.txt`)] : []),
      link('Sitemap', `https://${host}/sitemap.xml`),
    ]),
  ])
  return `${writeMarkdown(tree)}\n`
}

interface NamedPage {
  readonly title: string
  readonly address: string
  readonly remark: string
}

async function overviewsOf(known: SiteEntry, sources: LlmsSources) {
  const { uid, languages } = known
  const { content, servedLanguages } = sources
  const products = (await sources.productsOf(known)).slice(0, PAGES_OF_TYPE)
  return languages
    .filter((lang) => servedLanguages.has(lang))
    .toSorted((one, other) => languageDisplayIndex(one) - languageDisplayIndex(other))
    .flatMap((lang) => {
      const site = content.site(uid, lang)
      const written: NamedPage[] = PAGE_TYPES.flatMap((type) =>
        content.store.summaries(uid, lang, type, PAGES_OF_TYPE),
      ).flatMap(({ uid, title, description, tgid }) => {
        if (tgid !== undefined && !isMain({ uid, lang }, tgid, sources)) return []
        const address = buildCanonicalAddress({ uid, lang }, content.directory)
        const remark = description ? `: ${plainTextWithoutPage(description)}` : ''
        return address === undefined
          ? []
          : [{ title: plainTextWithoutPage(title), address: address + MARKDOWN_FILE, remark }]
      })
      const pages = [
        ...written,
        ...(lang === firstLanguage(languages) ? products.flatMap((one) => pageOf(one, lang, content)) : []),
      ]
      return site && pages.length > 0 ? [{ name: site.name, tagline: site.tagline, lang, pages }] : []
    })
}

/** Whether an editor's page is a main address; independent of the catalogue. */
function isMain({ uid, lang }: LanguageVersion, tgid: number, { content, servedLanguages }: LlmsSources): boolean {
  const main = mainAddressesOf({ tgid, slugs: {} }, content, servedLanguages)
  return main.some((version) => version.uid === uid && version.lang === lang)
}

function pageOf({ name, versions }: ListedProduct, lang: LanguageCode, { directory }: ContentCache): NamedPage[] {
  const version = versions.find((one) => one.lang === lang)
  const address = version && buildCanonicalAddress(version, directory)
  return address === undefined ? [] : [{ title: name, address: address + MARKDOWN_FILE, remark: '' }]
}
