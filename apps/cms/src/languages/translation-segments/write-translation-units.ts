import { type Message, message } from '../../messages/message.ts'
import type { CodedSegment } from './inline-codes.ts'
import { renumberCodes } from './inline-codes.ts'
import { segmentToLine } from './line-segments.ts'
import { segmentsToRichText } from './rich-text-segments.ts'
import { findCodeFault, hasTranslatableText, type Segment } from './segment.ts'
import { isEmptyUnit, type TranslationUnit, type UnitPathStep } from './translation-units.ts'

/**
 * The lines of a translated field, with the source's code numbers.
 *
 * @returns `undefined` when the field has another shape than its source: other paragraphs, other links
 */
export function alignLines(
  source: TranslationUnit,
  target: TranslationUnit | undefined,
): readonly CodedSegment[] | undefined {
  if (!target || isEmptyUnit(target)) return undefined
  if (target.lines.length !== source.lines.length || target.prose?.shape !== source.prose?.shape) return undefined
  const lines: CodedSegment[] = []
  for (const [index, line] of source.lines.entries()) {
    const twin = target.lines[index]
    const aligned = twin && renumberCodes(twin, line)
    if (!aligned || findCodeFault(aligned.segment, line.segment) !== undefined) return undefined
    lines.push(aligned)
  }
  return lines
}

/** The faults of a translation's lines, by their index in the field. */
export function findLineFaults(source: TranslationUnit, lines: readonly Segment[]): { line: number; fault: Message }[] {
  return source.lines.flatMap(({ segment }, line) => {
    const translation = lines[line] ?? []
    if (!hasTranslatableText(segment)) return []
    if (!hasTranslatableText(translation)) return [{ line, fault: message('translation.missing') }]
    const fault = findCodeFault(translation, segment)
    return fault === undefined ? [] : [{ line, fault }]
  })
}

/** New texts for one field; for a rich text, in the tree of the translation if it has the source's shape. */
export interface TranslatedUnit {
  readonly source: TranslationUnit
  readonly target: TranslationUnit | undefined
  readonly lines: readonly Segment[]
}

/**
 * Writes new texts into fields of a translation. Rows that it lacks are added with the source's texts, after the row that they
 * follow in the source. The arguments are not changed.
 */
export function writeTranslationUnits<Page extends object>(
  target: Page,
  source: object,
  translated: readonly TranslatedUnit[],
): Page {
  const page = structuredClone(target)
  for (const unit of translated) setValue(page, source, unit.source.steps, formValueOf(unit))
  return page
}

function formValueOf({ source, target, lines }: TranslatedUnit): unknown {
  const own = alignLines(source, target)
  const coded = source.lines.map(({ segment, codes }, index): CodedSegment => {
    const line = lines[index] ?? []
    return {
      segment: hasTranslatableText(segment) ? line : (own?.[index]?.segment ?? segment),
      codes: own?.[index]?.codes ?? codes,
    }
  })
  const prose = own ? target?.prose : source.prose
  if (prose) return segmentsToRichText(prose, coded)
  return coded.map(({ segment, codes }) => segmentToLine(segment, codes)).join('')
}

type Container = Record<string, unknown>

function setValue(page: object, source: object, steps: readonly UnitPathStep[], value: unknown): void {
  let [place, twin]: [Container, unknown] = [page as Container, source]
  for (const [index, step] of steps.entries()) {
    if ('row' in step) continue
    const following = steps[index + 1]
    if (following === undefined) place[step.name] = value
    else if ('row' in following) {
      const rows = listIn(place, step.name)
      const twins = isContainer(twin) && Array.isArray(twin[step.name]) ? (twin[step.name] as unknown[]) : []
      twin = twins.find((row) => idOf(row) === following.row)
      place = findRow(rows, following.row) ?? insertRow(rows, twins, following.row)
    } else {
      twin = isContainer(twin) ? twin[step.name] : undefined
      place = groupIn(place, step.name)
    }
  }
}

function listIn(place: Container, name: string): unknown[] {
  if (!Array.isArray(place[name])) place[name] = []
  return place[name] as unknown[]
}

function groupIn(place: Container, name: string): Container {
  if (!isContainer(place[name])) place[name] = {}
  return place[name] as Container
}

const findRow = (rows: readonly unknown[], id: string) =>
  rows.find((row): row is Container => isContainer(row) && row.id === id)

/** After the nearest preceding row that both have. */
function insertRow(rows: unknown[], twins: readonly unknown[], id: string): Container {
  const place = twins.findIndex((row) => idOf(row) === id)
  const row = structuredClone(twins[place]) as Container
  const before = twins.slice(0, Math.max(place, 0)).findLast((twin) => rows.some((own) => idOf(own) === idOf(twin)))
  const at = before === undefined ? 0 : rows.findIndex((own) => idOf(own) === idOf(before)) + 1
  rows.splice(at, 0, row)
  return row
}

function idOf(row: unknown): unknown {
  return isContainer(row) ? row.id : undefined
}

function isContainer(value: unknown): value is Container {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
