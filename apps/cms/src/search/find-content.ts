import { z } from 'zod'
import type { SearchResult } from './admin/use-content-search.ts'
import { type ContentIndex, INDEXED_KINDS, type IndexedKind } from './content-index.ts'
import { toFullTextQuery } from './full-text-query.ts'
import { readableSitesCondition } from './readable-sites.ts'

export interface ContentQuery {
  readonly typed: string
  /** Limits the kinds; all when absent. */
  readonly kinds?: readonly IndexedKind[] | undefined
  readonly site?: number | undefined
  readonly limit: number
}

export type FoundContent = SearchResult & { readonly site: number | null }

/** Characters that no text contains, used as highlight marks. */
const MARKS = ['\u0002', '\u0003'] as const

/** Ranked rows considered: a page in all its languages is one result. */
const LOOKED_AT = 400

/** What every search reads of a document. */
export const documentRowSchema = z.object({
  kind: z.enum(INDEXED_KINDS),
  number: z.number(),
  title: z.string(),
  address: z.string().nullable(),
  site: z.number().nullable(),
  lang: z.string().nullable(),
  translation_group: z.string().nullable(),
})
const rowSchema = documentRowSchema.extend({ id: z.number(), state: z.string() })
type Row = z.output<typeof rowSchema>

const COLUMNS = 'd.id, d.kind, d.number, d.title, d.address, d.site, d.lang, d.state, d.translation_group'

/**
 * Documents whose title, address, text, descriptions or numbers match, best first. A page is one result: in English if that
 * matched, otherwise in its best language.
 *
 * @param sites the sites that may be shown
 */
export function findContent(index: ContentIndex, query: ContentQuery, sites: ReadonlySet<number>): FoundContent[] {
  const question = toFullTextQuery(query.typed)
  const limits = [JSON.stringify(query.kinds ?? INDEXED_KINDS), query.site ?? null, JSON.stringify([...sites])] as const
  const rows = question === undefined ? newest(index, limits) : ranked(index, question, limits)
  const groups = Map.groupBy(rows, groupOf)
  return [...groups.values()].slice(0, query.limit).map((versions) => {
    const shown = versions.find(({ lang }) => lang === 'en') ?? versions[0]
    return foundOf(shown as Row, versions.length, question, index)
  })
}

/** The same for all languages of a page. */
export function groupOf({ kind, number, translation_group }: z.output<typeof documentRowSchema>): string {
  return translation_group ?? `${kind}:${number}`
}

type Limits = readonly [kinds: string, site: number | null, readableSites: string]

function ranked(index: ContentIndex, question: string, limits: Limits): Row[] {
  return index.all(
    rowSchema,
    `SELECT ${COLUMNS}
       FROM words JOIN document d ON d.id = words.rowid
      WHERE words MATCH ?1 AND d.kind IN (SELECT value FROM json_each(?2)) AND (?3 IS NULL OR d.site = ?3)
        AND ${readableSitesCondition('?4')}
      ORDER BY bm25(words, 12, 6, 1, 8) * CASE d.kind WHEN 'page' THEN 2 ELSE 1 END LIMIT ${LOOKED_AT}`,
    question,
    ...limits,
  )
}

/** Without input: the most recently changed documents. */
function newest(index: ContentIndex, limits: Limits): Row[] {
  return index.all(
    rowSchema,
    `SELECT ${COLUMNS} FROM document d
      WHERE d.kind IN (SELECT value FROM json_each(?1)) AND (?2 IS NULL OR d.site = ?2) AND ${readableSitesCondition('?3')}
      ORDER BY d.changed_at DESC LIMIT ${LOOKED_AT}`,
    ...limits,
  )
}

const titleSchema = z.object({ title: z.string() })

function foundOf(row: Row, languages: number, question: string | undefined, index: ContentIndex): FoundContent {
  const { number: id, translation_group: group, id: rowid, ...shown } = row
  const english =
    group === null || row.lang === 'en'
      ? []
      : index.all(titleSchema, "SELECT title FROM document WHERE translation_group = ? AND lang = 'en'", group)
  const excerpt = question === undefined || isEverywhere(question) ? '' : excerptOf(rowid, question, index)
  return { ...shown, id, english: english[0]?.title ?? null, excerpt, languages }
}

/** A single letter matches hundreds of places; ranking them costs more than the search and tells nothing. */
function isEverywhere(question: string): boolean {
  return /^"."\*$/u.test(question)
}

const excerptSchema = z.object({ excerpt: z.string() })

/**
 * Computed for the results only, since it costs more than finding them. Without the cast the full-text index would not treat
 * the number as a limit.
 */
function excerptOf(rowid: number, question: string, index: ContentIndex): string {
  const sql =
    "SELECT snippet(words, -1, ?, ?, '…', 12) AS excerpt FROM words WHERE words MATCH ? AND rowid = CAST(? AS INTEGER)"
  return index.all(excerptSchema, sql, ...MARKS, question, rowid)[0]?.excerpt ?? ''
}
