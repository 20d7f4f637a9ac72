import { displayOrder, type LanguageCode, localeOf } from '@passepartout/content-model/locales'
import { PAGE_TYPES } from '@passepartout/content-model/page'
import type { Content } from '../content/content.ts'
import { bullets, heading, joinPieces, link, paragraph } from '../markdown/nodes.ts'
import { writeMarkdown } from '../markdown/write-markdown.ts'
import { buildCanonicalAddress } from '../request/address/page-address.ts'
import { MARKDOWN_FILE } from '../request/address/parse-address.ts'
import type { KnownSite } from '../request/directory.ts'
import { bareWords } from '../shortcodes/bare-words.ts'

interface LlmsSources {
  readonly content: Content
  readonly servedLanguages: ReadonlySet<LanguageCode>
}

/** Of each type of page, in each language: an overview is read whole, the sitemap has the rest. */
const PAGES_OF_TYPE = 25

/**
 * `llms.txt`: what the host is, and for every language its pages as Markdown. A host with several sites names each.
 *
 * @returns `undefined` when the host has nothing to show
 */
export function buildLlms(host: string, sources: LlmsSources): string | undefined {
  const sites = sources.content.directory.onHost(host).toSorted((one, other) => one.folder.length - other.folder.length)
  const overviews = sites.flatMap((site) => overviewsOf(site, sources))
  const [first] = overviews
  if (!first) return undefined
  const tree = joinPieces([
    heading(1, first.name),
    first.tagline && { type: 'blockquote', children: [paragraph(first.tagline)] },
    ...overviews.flatMap(({ name, lang, pages }) => [
      heading(2, [...(sites.length > 1 ? [name] : []), localeOf(lang).autonym].join(' — ')),
      bullets(pages.map(({ title, address, remark }) => [link(title, address), remark])),
    ]),
    heading(2, 'Optional'),
    bullets([link('Sitemap', `https://${host}/sitemap.xml`)]),
  ])
  return `${writeMarkdown(tree)}\n`
}

interface Overview {
  readonly name: string
  readonly tagline: string
  readonly lang: LanguageCode
  readonly pages: readonly { readonly title: string; readonly address: string; readonly remark: string }[]
}

function overviewsOf({ uid, languages }: KnownSite, { content, servedLanguages }: LlmsSources): readonly Overview[] {
  return languages
    .filter((lang) => servedLanguages.has(lang))
    .toSorted((one, other) => displayOrder(one) - displayOrder(other))
    .flatMap((lang) => {
      const site = content.site(uid, lang)
      const pages = PAGE_TYPES.flatMap((type) => content.store.summaries(uid, lang, type, PAGES_OF_TYPE)).flatMap(
        ({ uid, title, description }) => {
          const address = buildCanonicalAddress({ uid, lang }, content.directory)
          const remark = description ? `: ${bareWords(description)}` : ''
          return address === undefined ? [] : [{ title: bareWords(title), address: address + MARKDOWN_FILE, remark }]
        },
      )
      return site && pages.length > 0 ? [{ name: site.name, tagline: site.tagline, lang, pages }] : []
    })
}
