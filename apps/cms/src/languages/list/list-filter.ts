import { type BaseFilter, type PayloadRequest, QueryError, type Where } from 'payload'
import { mergeListSearchAndWhere } from 'payload/shared'
import { listQueriedPaths } from '../../access/restrict-relation-queries.ts'
import { EACH_LANGUAGE, LANGUAGES_PARAM } from './list-query-string.ts'

/** Rows that a condition can name one by one: databases limit the values of a query. */
const MOST_NAMED = 20_000

/** Fields that are the same in all languages of a row, so that its main document answers for all. */
const OF_THE_PAGE: ReadonlySet<string> = new Set(['site', 'translationGroup'])

/** The documents that stand for their page. Payload changes conditions, so each query has its own. */
const areMain = (): Where => ({ listedUnder: { exists: false } })

/**
 * Shows each page once in the list of pages: its main document or, where filters or the search leave that out, the first of
 * its languages that they do not. The trash, windows to choose a document, and the list of each language on its own show all.
 */
export const showPagesOnce: BaseFilter = async ({ req }) => {
  if (!isListOfPages(req) || showsEachLanguage(req)) return null
  const asked = askedOf(req)
  if (listQueriedPaths(asked).every((path) => OF_THE_PAGE.has(path))) return areMain()
  const others = await findOthers(asked, req)
  if (others.length > MOST_NAMED) return null
  return others.length === 0 ? areMain() : { or: [areMain(), { id: { in: others } }] }
}

export function showsEachLanguage({ query }: Pick<PayloadRequest, 'query'>): boolean {
  return query?.[LANGUAGES_PARAM] === EACH_LANGUAGE
}

function isListOfPages({ payload, pathname }: PayloadRequest): boolean {
  return pathname === `${payload.config.routes.admin}/collections/pages`
}

/** The filters and the search of the list, as Payload joins them. */
function askedOf({ payload, query }: PayloadRequest): Where {
  const { search, where } = query
  return mergeListSearchAndWhere({
    collectionConfig: payload.collections.pages.config,
    where: typeof where === 'object' && where !== null ? structuredClone(where as Where) : {},
    search: typeof search === 'string' ? search : '',
  })
}

/** The first document of each page whose main document is not among those asked for. */
async function findOthers(asked: Where, req: PayloadRequest): Promise<number[]> {
  try {
    const { docs } = await req.payload.find({
      collection: 'pages',
      where: asked,
      draft: true,
      depth: 0,
      pagination: false,
      select: { listedUnder: true },
      overrideAccess: false,
      user: req.user,
      req,
    })
    return oldestWithoutMainDocument(docs)
  } catch (error) {
    // A filter by a field that does not exist: the list's own query answers it.
    if (error instanceof QueryError) return []
    throw error
  }
}

/** The oldest document of each page whose main document is not among these. */
export function oldestWithoutMainDocument(documents: readonly { id: number; listedUnder?: number | null }[]): number[] {
  const mains = new Set(documents.filter(({ listedUnder }) => !listedUnder).map(({ id }) => id))
  const first = new Map<number, number>()
  for (const { id, listedUnder } of documents) {
    if (listedUnder && !mains.has(listedUnder)) first.set(listedUnder, Math.min(id, first.get(listedUnder) ?? id))
  }
  return [...first.values()]
}
