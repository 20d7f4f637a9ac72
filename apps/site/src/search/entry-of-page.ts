import type { PageDocument, PageType } from '@passepartout/content-model/page'
import { parseShortcodes } from '@passepartout/content-model/shortcodes/parse-shortcodes'
import type { ContentNode } from '@passepartout/content-model/shortcodes/shortcode'
import type { SearchEntry, SearchGroup } from './search-index.ts'

/** What of a page can be found. */
export type PageWords = Pick<
  PageDocument,
  'uid' | 'lang' | 'siteUid' | 'pageType' | 'categorisation' | 'title' | 'kicker' | 'standfirst'
> & { readonly meta: Pick<PageDocument['meta'], 'title' | 'description'>; readonly blocks: readonly object[] }

interface Kind {
  readonly group: SearchGroup
  readonly weight: number
}

const KINDS: Readonly<Record<PageType, Kind>> = {
  homePage: { group: 'pages', weight: 0.3 },
  cityPage: { group: 'cities', weight: 0.95 },
  categoryPage: { group: 'collections', weight: 0.7 },
  subCategoryPage: { group: 'collections', weight: 0.7 },
  collectionPage: { group: 'collections', weight: 0.8 },
  productPage: { group: 'products', weight: 0.6 },
  showPage: { group: 'shows', weight: 0.6 },
  contentPage: { group: 'pages', weight: 0.3 },
  shoulderPage: { group: 'pages', weight: 0.3 },
}

/** @param elsewhere titles of the page in its other languages, by which it is found as well */
export function entryOfPage(page: PageWords, elsewhere: readonly string[]): SearchEntry {
  const { uid, lang, siteUid, title, kicker = '', standfirst = '', meta, blocks } = page
  const names = [kicker, meta.title, ...elsewhere]
  const text = [standfirst, meta.description, ...blocks.map(titleOfBlock)]
  return {
    lang,
    ...kindOf(page),
    target: { kind: 'page', uid, siteUid },
    title: plain(title),
    names: names.map(plain).join(' '),
    text: text.map(plain).join(' '),
  }
}

/** The home page of a site that is about a city is what there is of that city. */
function kindOf({ pageType, categorisation }: Pick<PageDocument, 'pageType' | 'categorisation'>): Kind {
  return KINDS[pageType === 'homePage' && categorisation.city !== undefined ? 'cityPage' : pageType]
}

/** The group of a page that is published now, whatever the index says of it. */
export function groupOfPage(page: Pick<PageDocument, 'pageType' | 'categorisation'>): SearchGroup {
  return kindOf(page).group
}

function titleOfBlock(block: object): string {
  return 'title' in block && typeof block.title === 'string' ? block.title : ''
}

/** Without shortcodes: what they show is not what a page is called. */
function plain(text: string): string {
  return textOf(parseShortcodes(text)).replace(/\s+/g, ' ').trim()
}

function textOf(nodes: readonly ContentNode[]): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : textOf(node.content ?? []))).join('')
}
