import { displayOrder, type LanguageCode, localeOf } from '@passepartout/content-model/locales'
import { PAGE_TYPES } from '@passepartout/content-model/page'
import type { Content } from '../content/content.ts'
import { markdownLink, oneLine } from '../markdown/text.ts'
import { buildCanonicalAddress } from '../request/address/page-address.ts'
import { MARKDOWN_FILE } from '../request/address/parse-address.ts'
import type { KnownSite } from '../request/directory.ts'

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
  const sections = overviews.map(
    ({ name, lang, links }) =>
      `## ${[...(sites.length > 1 ? [name] : []), localeOf(lang).autonym].join(' — ')}\n\n${links.join('\n')}`,
  )
  return [
    `# ${first.name}`,
    ...(first.tagline ? [`> ${first.tagline}`] : []),
    ...sections,
    `## Optional\n\n- ${markdownLink('Sitemap', `https://${host}/sitemap.xml`)}`,
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n')
}

interface Overview {
  readonly name: string
  readonly tagline: string
  readonly lang: LanguageCode
  readonly links: readonly string[]
}

function overviewsOf({ uid, languages }: KnownSite, { content, servedLanguages }: LlmsSources): readonly Overview[] {
  return languages
    .filter((lang) => servedLanguages.has(lang))
    .toSorted((one, other) => displayOrder(one) - displayOrder(other))
    .flatMap((lang) => {
      const site = content.site(uid, lang)
      const links = PAGE_TYPES.flatMap((type) => content.store.summaries(uid, lang, type, PAGES_OF_TYPE)).flatMap(
        (page) => {
          const address = buildCanonicalAddress({ uid: page.uid, lang }, content.directory)
          if (address === undefined) return []
          const remark = page.description ? `: ${oneLine(page.description)}` : ''
          return [`- ${markdownLink(page.title, address + MARKDOWN_FILE)}${remark}`]
        },
      )
      return site && links.length > 0 ? [{ name: oneLine(site.name), tagline: oneLine(site.tagline), lang, links }] : []
    })
}
