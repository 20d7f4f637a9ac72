import type { PageDocument, PageType } from '@passepartout/content-model/page'
import { parseShortcodes } from '@passepartout/content-model/shortcodes/parse-shortcodes'
import type { ContentNode } from '@passepartout/content-model/shortcodes/shortcode-nodes'
import { z } from 'zod'
import type { NamedEntity } from '../query-understanding/named-entity.ts'
import { wellKnownPlacesIn } from '../query-understanding/places/well-known-places.ts'
import { facetKey } from './index-scope.ts'
import type { SearchEntry, SearchGroup } from './search-index.ts'

/** The indexed fields of a page. */
export type IndexedPageFields = Pick<
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

/** @param elsewhere titles of the page in its other languages, which are indexed too */
export function entryOfPage(page: IndexedPageFields, elsewhere: readonly string[]): SearchEntry {
  const { uid, lang, siteUid, title, kicker = '', standfirst = '', meta, blocks } = page
  const people = peopleIn(blocks)
  const names = [kicker, meta.title, ...people, ...elsewhere, ...otherNames(page)]
  const text = [standfirst, meta.description, ...blocks.map(titleOfBlock)]
  return {
    lang,
    ...kindOf(page),
    target: { kind: 'page', uid, siteUid },
    title: plain(title),
    names: names.map(plain).join(' '),
    text: text.map(plain).join(' '),
    facets: page.categorisation.city === undefined ? [] : [facetKey('city', page.categorisation.city)],
    namedAfter: [
      ...namesOf(page),
      ...people.map((name) => ({ kind: 'person' as const, id: name.toLowerCase(), name })),
    ],
  }
}

/** What the page is about by its title: a city, a collection or a show. */
function namesOf(page: IndexedPageFields): readonly NamedEntity[] {
  const name = plain(page.title)
  const { city, collectionId, tgid } = page.categorisation
  const inCity = city === undefined ? {} : { city }
  const { group } = kindOf(page)
  if (group === 'cities' && city !== undefined) return [{ kind: 'city', id: city, name, city }]
  if (collectionId !== undefined) return [{ kind: 'collection', id: String(collectionId), name, ...inCity }]
  if (group === 'shows') return [{ kind: 'title', id: String(tgid ?? page.uid), name, ...inCity }]
  return []
}

/** What travellers call the well-known places of a title in all languages. */
function otherNames({ title, lang, categorisation: { city } }: IndexedPageFields): readonly string[] {
  const cityName = city?.toLowerCase().replaceAll('_', ' ')
  return wellKnownPlacesIn(plain(title), lang, 'titles').flatMap(({ place: { id, near, hasNamesakes, names } }) =>
    id === cityName || (hasNamesakes && near !== cityName) ? [] : [...names.values()].flatMap(({ all }) => all),
  )
}

/** The cast and creatives that blocks name. */
export function peopleIn(blocks: readonly object[]): readonly string[] {
  return blocks.flatMap((block) => castSchema.safeParse(block).data?.people.map(({ name }) => plain(name)) ?? [])
}

const castSchema = z.object({ type: z.literal('castList'), people: z.array(z.object({ name: z.string() })) })

/** The home page of a city's site represents the city. */
function kindOf({ pageType, categorisation }: Pick<PageDocument, 'pageType' | 'categorisation'>): Kind {
  return KINDS[pageType === 'homePage' && categorisation.city !== undefined ? 'cityPage' : pageType]
}

/** The result type of a published page. */
export function searchGroupOfPage(page: Pick<PageDocument, 'pageType' | 'categorisation'>): SearchGroup {
  return kindOf(page).group
}

function titleOfBlock(block: object): string {
  return 'title' in block && typeof block.title === 'string' ? block.title : ''
}

/** Removes shortcodes: their values are not part of a title. */
function plain(text: string): string {
  return textOf(parseShortcodes(text)).replace(/\s+/g, ' ').trim()
}

function textOf(nodes: readonly ContentNode[]): string {
  return nodes.map((node) => (node.type === 'text' ? node.text : textOf(node.content ?? []))).join('')
}
