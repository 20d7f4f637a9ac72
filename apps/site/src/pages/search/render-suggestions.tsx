import { SEARCH_PATH_SEGMENT } from '@passepartout/content-model/page-kind'
import type { SiteDocument } from '@passepartout/content-model/site'
import { FILTERS } from '../../lists/filters/filters.ts'
import { formatParty } from '../../products/party/format-party.ts'
import { normalizedWords } from '../../query-understanding/normalized-words.ts'
import { queryPartLabel } from '../../query-understanding/query-part-label.ts'
import type { QueryPart, UnderstoodQuery } from '../../query-understanding/understand-query.ts'
import { buildSiteFormTarget } from '../../request/address/site-form-target.ts'
import { toCacheableVisit, type Visit } from '../../request/visit.ts'
import type { SearchResult } from '../../search/resolve-results.ts'
import { renderMarkup } from '../../ui/markup/render-markup.ts'
import { buildPageContext, translateFor } from '../build-page-context.ts'
import { applyUnderstoodQuery, searchAddressWithChoice } from './apply-understood-query.ts'
import { type SearchServices, searchSite } from './load-results.ts'
import { SEARCH_GROUP_HEADING_KEYS } from './view.tsx'

/** Upper limit on suggestions. */
const MOST_SUGGESTIONS = 8

/**
 * Suggestions for a partial query: the options of the list box and their number for screen readers; nothing while the
 * index is not ready. What the query was understood to ask for comes first, then places, then what is sold.
 */
export async function renderSuggestions(query: string, visit: Visit, services: SearchServices): Promise<string> {
  const site = services.content.site(visit.siteUid, visit.lang)
  const found = site && query !== '' ? await searchSite(query, visit, site, services, MOST_SUGGESTIONS) : undefined
  const t = translateFor(visit, services)
  const [best] = found?.results ?? []
  const form =
    site && found && best && !isTitled(query, best.title) ? formOf(found.understood, visit, site, services) : undefined
  // Where a place is not sold, its nearest cities are, and nothing that is only called alike.
  const answers = found?.nearest?.cities ?? found?.results ?? []
  const results = placesFirst(answers).slice(0, MOST_SUGGESTIONS - (form ? 1 : 0))
  const count = results.length + (form ? 1 : 0)
  const said = found?.isLeast ? 'search.countAtLeast' : 'search.count'
  return renderMarkup(
    <>
      {form && <Suggestion {...form} kind={t('search.title')} />}
      {results.map(({ uid, title, href, group }) => (
        <Suggestion key={uid} title={title} href={href} kind={t(SEARCH_GROUP_HEADING_KEYS[group])} />
      ))}
      {query !== '' && <p data-said="">{found ? t(said, { count, query }) : ''}</p>}
    </>,
  )
}

/** Places come before what is sold, in the order of the search. */
function placesFirst(results: readonly SearchResult[]): readonly SearchResult[] {
  const isPlace = ({ group }: SearchResult) => group === 'cities' || group === 'collections'
  const sold = results.findIndex(({ group }) => group === 'products' || group === 'shows')
  const [before, after] = [results.slice(0, Math.max(0, sold)), results.slice(Math.max(0, sold))]
  return [...before, ...after.filter(isPlace), ...after.filter((result) => !isPlace(result))]
}

/** Whether a title has all words of a query, so that its words are meant as they are. */
function isTitled(query: string, title: string): boolean {
  const words = normalizedWords(title)
  return normalizedWords(query).every((word) => words.some((other) => other.startsWith(word)))
}

interface SuggestionProps {
  readonly title: string
  readonly href: string
}

/** "Colosseum · Sat, Nov 28 · Indoors": what was understood, where it is more than words. */
function formOf(
  understood: UnderstoodQuery,
  visit: Visit,
  site: SiteDocument,
  services: SearchServices,
): SuggestionProps | undefined {
  const target = buildSiteFormTarget(SEARCH_PATH_SEGMENT, site, visit, services.content.directory)
  const { choice, party, currency, kept } = understood
  if (!target || (Object.keys(choice).length === 0 && !party)) return undefined
  const here = applyUnderstoodQuery(toCacheableVisit(visit), understood)
  const surroundings = { links: new Map(), translations: [] }
  const page = buildPageContext(here, { site, surroundings, productPages: new Map() }, services)
  const words = understood.parts.flatMap((part) => wordsOfPart(part, page))
  const other = currency === visit.currency ? undefined : currency
  return { title: [...new Set(words)].join(' · '), href: searchAddressWithChoice(target, kept, here, other) }
}

const NOBODY = { adults: 0, children: 0, infants: 0 }

function wordsOfPart(part: QueryPart, page: ReturnType<typeof buildPageContext>): string[] {
  const { names, choice, party, words } = part
  if (names.length > 0) return [queryPartLabel(part, page.visit.lang)]
  if (party) return [formatParty({ ...NOBODY, ...party }, page)]
  // The names of kinds are known to a list alone.
  if (choice.kind) return [words]
  return FILTERS.flatMap((filter) => (choice[filter.name] ?? []).map((value) => filter.words(value, [], page)))
}

function Suggestion({ title, href, kind }: SuggestionProps & { readonly kind: string }) {
  return (
    <div role="option" tabIndex={-1} aria-selected="false" data-href={href}>
      {title}
      <small>{kind}</small>
    </div>
  )
}
