import { renderToString } from 'react-dom/server'
import type { Visit } from '../../request/visit.ts'
import type { SearchResult } from '../../search/resolve-results.ts'
import { translateFor } from '../context-of.ts'
import { findOnSite, type SearchServices } from './load-results.ts'
import { GROUP_NAMES } from './view.tsx'

/** Upper limit on suggestions. */
const MOST_SUGGESTIONS = 7

/**
 * Suggestions for a partial query: the options of the list box and their number for screen readers; nothing while the
 * index is not ready.
 */
export async function renderSuggestions(query: string, visit: Visit, services: SearchServices): Promise<string> {
  const site = services.content.site(visit.siteUid, visit.lang)
  const found = site && query !== '' ? await findOnSite(query, visit, site, services, MOST_SUGGESTIONS) : undefined
  const results = found?.results ?? []
  const t = translateFor(visit, services)
  const said = found?.isLeast ? 'search.countAtLeast' : 'search.count'
  return renderToString(
    <>
      {results.map((result) => (
        <Suggestion key={result.uid} result={result} kind={t(GROUP_NAMES[result.group])} />
      ))}
      {query !== '' && <p data-said="">{found ? t(said, { count: results.length, query }) : ''}</p>}
    </>,
  )
}

function Suggestion({ result: { title, href }, kind }: { readonly result: SearchResult; readonly kind: string }) {
  return (
    <div role="option" tabIndex={-1} aria-selected="false" data-href={href}>
      {title}
      <small>{kind}</small>
    </div>
  )
}
