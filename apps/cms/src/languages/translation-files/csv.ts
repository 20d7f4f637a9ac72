import Papa from 'papaparse'
import { type Message, message, messageAt } from '../../messages/message.ts'
import { unitTextsOf } from '../translation-segments/translation-units.ts'
import {
  countLines,
  type ParsedTranslationFile,
  type TranslationFileExport,
  type TranslationFileLine,
  targetOf,
  unitIdOf,
} from './translation-file.ts'

const COLUMNS = ['page', 'title', 'language', 'segments', 'id', 'where', 'source', 'translation'] as const
type Column = (typeof COLUMNS)[number]

/** Spreadsheets interpret text that begins so as a formula; a leading apostrophe marks it as text. */
const FORMULA = /^['=+\-@\t\r]/
const MARKED = /^'['=+\-@\t\r]/

/** Writes a page as CSV: one row per line of text. A byte order mark declares UTF-8. */
export function writeCsv(content: TranslationFileExport): string {
  const count = String(countLines(content))
  const rows = content.units.flatMap((unit) =>
    unitTextsOf(unit.source).map((source, line) => [
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

/** Parses a table as spreadsheets save it: with commas, semicolons or tabs. */
export function readCsv(text: string): ParsedTranslationFile {
  const { data, errors } = Papa.parse<string[]>(text.replace(/^\ufeff/, ''), { skipEmptyLines: 'greedy' })
  const [broken] = errors.filter(({ type }) => type === 'Quotes')
  if (broken) return refuse(messageAt(`Row ${(broken.row ?? 0) + 1}`, message('csv.quotes')))
  const [head = [], ...rows] = data
  const places = new Map(COLUMNS.map((column) => [column, head.findIndex((cell) => cell.trim() === column)]))
  const missing = COLUMNS.filter((column) => places.get(column) === -1)
  if (missing.length === COLUMNS.length) return refuse(message('file.notOurs'))
  if (missing.length > 0) {
    return refuse(message('csv.columns', { names: missing.map((name) => `“${name}”`).join(', ') }))
  }
  const cell = (row: readonly string[], column: Column) => unmark(row[places.get(column) ?? -1] ?? '')
  const [first] = rows
  if (!first) return refuse(message('csv.noRows'))
  const stray = rows.findIndex((row) =>
    (['page', 'language', 'segments'] as const).some((name) => cell(row, name) !== cell(first, name)),
  )
  if (stray !== -1) return refuse(message('csv.stray', { row: stray + 2 }))
  const lines: TranslationFileLine[] = []
  for (const [index, row] of rows.entries()) {
    const id = /^(u[0-9a-f]+)-(\d{1,6})$/.exec(cell(row, 'id'))
    if (!id) {
      const foreign = message('csv.foreignId', { id: cell(row, 'id').slice(0, 40) })
      return refuse(messageAt(`Row ${index + 2}`, foreign))
    }
    const target = cell(row, 'translation')
    lines.push({
      unit: id[1] ?? '',
      line: Number(id[2]),
      source: cell(row, 'source'),
      target: target === '' ? undefined : target,
      at: `Row ${index + 2}`,
    })
  }
  const count = Number(cell(first, 'segments'))
  if (!Number.isInteger(count)) return refuse(message('csv.noCount'))
  return {
    ok: true,
    file: { group: cell(first, 'page'), lang: cell(first, 'language'), title: cell(first, 'title'), count, lines },
  }
}

function unmark(cell: string): string {
  return MARKED.test(cell) ? cell.slice(1) : cell
}

function refuse(fault: Message): ParsedTranslationFile {
  return { ok: false, faults: [fault] }
}
