import { citiesOfQuery } from '../../query-understanding/cities-of-query.ts'
import type { UnderstoodQuery } from '../../query-understanding/understand-query.ts'
import { hasFiltersOrSort } from '../../request/address/choices/list-choice.ts'
import type { SearchRequest } from '../../request/address/search-address.ts'
import type { Visit } from '../../request/visit.ts'
import type { MissOutcome } from '../../search/misses/search-miss.ts'
import type { LoadedResults } from './load-results.ts'

/**
 * What a search missed, for editors: what a visitor typed, not what chosen filters left over.
 *
 * @param visit as it was requested, without what the query was understood to choose
 * @returns `undefined` for a search that found something, of a bot, or with filters
 */
export function classifySearchMiss(
  { query, group }: Pick<SearchRequest, 'query' | 'group'>,
  { state, isClosest }: Pick<LoadedResults, 'state' | 'isClosest'>,
  understood: Pick<UnderstoodQuery, 'parts'> | undefined,
  { isBot, choice }: Pick<Visit, 'isBot' | 'choice'>,
): MissOutcome | undefined {
  if (isBot || query === '' || group !== undefined || hasFiltersOrSort(choice?.list ?? {})) return undefined
  if (state === 'none') return 'nothing'
  const hasPlace = isClosest && understood !== undefined && citiesOfQuery(understood).length > 0
  return state === 'found' && hasPlace ? 'placeOnly' : undefined
}
