import Papa from 'papaparse'
import { wordsOf } from '../words/units.ts'
import { countLines, type FileContent, type FileLine, type ReadFile, targetOf, unitIdOf } from './translation-file.ts'

const COLUMNS = ['page', 'title', 'language', 'segments', 'id', 'where', 'source', 'translation'] as const
type Column = (typeof COLUMNS)[number]

/** Spreadsheets take what begins so for a formula; an apostrophe before it says that it is text. */
const FORMULA = /^['=+\-@\t\r]/
const MARKED = /^'['=+\-@\t\r]/

/** The page as a table for a spreadsheet: one row for each line of words. Its first letter says that it is UTF-8. */
export function writeCsv(content: FileContent): string {
  const count = String(countLines(content))
  const rows = content.units.flatMap((unit) =>
    wordsOf(unit.source).map((source, line) => [
      content.group,
      content.title,
      content.to,
      count,
      `${unitIdOf(unit.source.key)}-${line}`,
      unit.source.place.join(' › '),
      source,
      targetOf(unit, line) ?? '',
    ]),
  )
  const marked = rows.map((row) => row.map((cell) => (FORMULA.test(cell) ? `'${cell}` : cell)))
  return `\ufeff${Papa.unparse([[...COLUMNS], ...marked], { quotes: true })}\r\n`
}

const NOT_OURS = 'This is neither an XLIFF file nor a table of ours: download one here, and bring that one back.'

/** Reads the table as a spreadsheet saves it: with commas, semicolons or tabs. */
export function readCsv(text: string): ReadFile {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: 'greedy' })
  const [broken] = errors.filter(({ type }) => type === 'Quotes')
  if (broken) return refuse(`Row ${(broken.row ?? 0) + 1}: the quotation marks are broken.`)
  const [head = [], ...rows] = data
  const places = new Map(COLUMNS.map((column) => [column, head.findIndex((cell) => cell.trim() === column)]))
  const missing = COLUMNS.filter((column) => places.get(column) === -1)
  if (missing.length === COLUMNS.length) return refuse(NOT_OURS)
  if (missing.length > 0) return refuse(`The column ${missing.map((name) => `“${name}”`).join(', ')} is missing.`)
  const cell = (row: readonly string[], column: Column) => unmark(row[places.get(column) ?? -1] ?? '')
  const [first] = rows
  if (!first) return refuse('The table has no rows.')
  const stray = rows.findIndex((row) =>
    (['page', 'language', 'segments'] as const).some((name) => cell(row, name) !== cell(first, name)),
  )
  if (stray !== -1) return refuse(`Row ${stray + 2} is of another page or another file than the first.`)
  const lines: FileLine[] = []
  for (const [index, row] of rows.entries()) {
    const id = /^(u[0-9a-f]+)-(\d{1,6})$/.exec(cell(row, 'id'))
    if (!id) return refuse(`Row ${index + 2}: the id “${cell(row, 'id').slice(0, 40)}” is none of ours.`)
    const target = cell(row, 'translation')
    lines.push({
      unit: id[1] ?? '',
      line: Number(id[2]),
      source: cell(row, 'source'),
      target: target === '' ? undefined : target,
      at: `row ${index + 2}`,
    })
  }
  const count = Number(cell(first, 'segments'))
  if (!Number.isInteger(count)) return refuse('The column “segments” does not say how many there are.')
  return {
    ok: true,
    file: { group: cell(first, 'page'), lang: cell(first, 'language'), title: cell(first, 'title'), count, lines },
  }
}

function unmark(cell: string): string {
  return MARKED.test(cell) ? cell.slice(1) : cell
}

function refuse(fault: string): ReadFile {
  return { ok: false, faults: [fault] }
}
