import { LANGUAGE_CODES, type LanguageCode } from '@passepartout/content-model/locales'
import { selectSource } from '../find-source.ts'

/** The data of one page for the matrix: its newest version, and what visitors see. */
export interface MatrixEntry {
  readonly id: number
  readonly group: string
  readonly lang: string
  readonly site: number
  readonly path: string
  readonly title: string
  readonly isLive: boolean
  readonly byMachine: boolean
  /** The hash of the published text, or of the draft when nothing is published. */
  readonly wordsHash: string | null
  readonly sourceHash: string | null
}

export const CELL_STATES = ['missing', 'draft', 'live', 'outdated', 'machine'] as const
export type CellState = (typeof CELL_STATES)[number]

/**
 * A page in one language; `id` is absent when it does not exist. Several states may apply: live, outdated, machine-translated.
 */
export interface Cell {
  readonly lang: LanguageCode
  readonly id?: number
  readonly states: readonly CellState[]
  readonly isSource: boolean
}

/** One page in all languages of its site. */
export interface MatrixPageLine {
  readonly group: string
  readonly site: number
  /** The number of the source. */
  readonly id: number
  readonly path: string
  readonly title: string
  readonly cells: readonly Cell[]
}

export interface MatrixFilter {
  readonly lang?: LanguageCode | undefined
  readonly state?: CellState | undefined
}

export interface Matrix {
  readonly lines: readonly MatrixPageLine[]
  /** The number of cells in each state, within the languages selected. */
  readonly counts: Readonly<Record<CellState, number>>
}

/**
 * Builds the matrix of pages by languages, ordered by address; unset filters select everything.
 *
 * @param languages of each site
 */
export function buildMatrix(
  rows: readonly MatrixEntry[],
  languages: ReadonlyMap<number, readonly string[]>,
  { lang, state }: MatrixFilter,
): Matrix {
  const counts = { missing: 0, draft: 0, live: 0, outdated: 0, machine: 0 }
  const lines: MatrixPageLine[] = []
  for (const versions of Map.groupBy(rows, ({ group }) => group).values()) {
    const line = lineOf(versions, languages)
    const cells = line.cells.filter((cell) => lang === undefined || cell.lang === lang)
    for (const { states } of cells) for (const each of states) counts[each] += 1
    const isWanted = cells.some(({ states }) => state === undefined || states.includes(state))
    if (isWanted) lines.push(lang === undefined ? line : { ...line, cells })
  }
  lines.sort((a, b) => a.site - b.site || (a.path < b.path ? -1 : Number(a.path > b.path)) || a.id - b.id)
  return { lines, counts }
}

function lineOf(versions: readonly MatrixEntry[], languages: ReadonlyMap<number, readonly string[]>): MatrixPageLine {
  const source = selectSource(versions) as MatrixEntry
  const byLanguage = new Map(versions.map((version) => [version.lang, version]))
  const offered = languages.get(source.site) ?? []
  const cells = LANGUAGE_CODES.filter((code) => offered.includes(code) || byLanguage.has(code)).map(
    (lang): Cell => cellOf(lang, byLanguage.get(lang), source),
  )
  const { group, site, id, path, title } = source
  return { group, site, id, path, title, cells }
}

/** Most cells are equal, so one object serves each language. */
const MISSING = new Map(
  LANGUAGE_CODES.map((lang): [LanguageCode, Cell] => [lang, { lang, states: ['missing'], isSource: false }]),
)

function cellOf(lang: LanguageCode, version: MatrixEntry | undefined, source: MatrixEntry): Cell {
  if (!version) return MISSING.get(lang) as Cell
  const states: CellState[] = [version.isLive ? 'live' : 'draft']
  if (version !== source && isOutdated(version, source)) states.push('outdated')
  if (version.byMachine) states.push('machine')
  return { lang, id: version.id, states, isSource: version === source }
}

/** A page written before texts were recorded is never called outdated. */
function isOutdated({ sourceHash }: MatrixEntry, { wordsHash }: MatrixEntry): boolean {
  return sourceHash !== null && wordsHash !== null && sourceHash !== wordsHash
}
