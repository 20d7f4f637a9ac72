import { isDeepStrictEqual } from 'node:util'
import { isLanguageCode, type LanguageCode, localeOf } from '@passepartout/content-model/locales'
import { type Message, message, messageAt } from '../../messages/message.ts'
import { parseSegment, type Segment } from '../words/segment.ts'
import { isEmpty, type Unit, type Words, wordsOf } from '../words/units.ts'
import { alignedLines, faultsOfLines, type Translated } from '../words/write-units.ts'
import { type FileLine, type TranslationFile, unitIdOf } from './translation-file.ts'

/** The page whose form is open, with its source. */
export interface Target {
  readonly group: string
  readonly title: string
  readonly lang: LanguageCode
  /** Units of the source that contain text. */
  readonly sourceUnits: readonly Unit[]
  readonly targetUnits: ReadonlyMap<string, Unit>
  /** The source texts that the translation was made from. */
  readonly madeFrom: Words
}

export type CheckedFile =
  | {
      readonly ok: true
      readonly translated: readonly Translated[]
      /** Fields that stay unchanged because the source has changed. */
      readonly skipped: readonly string[]
    }
  | { readonly ok: false; readonly faults: readonly Message[] }

/** Maximum number of faults in an answer. */
const MAX_FAULTS = 20

/** Validates a translation file, which is imported completely or not at all. */
export function checkTranslationFile(file: TranslationFile, target: Target): CheckedFile {
  const stranger = faultOfPage(file, target)
  if (stranger !== undefined) return { ok: false, faults: [stranger] }
  const faults: Message[] = [...faultsOfCount(file, target)]
  const translated: Translated[] = []
  const skipped: string[] = []
  const units = new Map(target.sourceUnits.map((unit) => [unitIdOf(unit.key), unit]))
  const byUnit = Map.groupBy(file.lines, ({ unit }) => unit)
  for (const [id, unit] of units) {
    const lines = byUnit.get(id)?.toSorted((a, b) => a.line - b.line)
    if (!lines) continue
    const isOfToday = isDeepStrictEqual(
      lines.map(({ source }) => source),
      wordsOf(unit),
    )
    if (!isOfToday) skipped.push(placeOf(unit))
    else {
      const read = readTargets(unit, lines, target)
      faults.push(...read.faults)
      if (read.segments)
        translated.push({ source: unit, target: target.targetUnits.get(unit.key), lines: read.segments })
    }
  }
  if (faults.length > 0) return { ok: false, faults: faults.slice(0, MAX_FAULTS) }
  return { ok: true, translated, skipped }
}

const placeOf = ({ place }: Unit) => place.join(' › ')

function faultOfPage(file: TranslationFile, { group, title, lang }: Target): Message | undefined {
  if (file.group !== group) {
    return file.title ? message('file.otherPage', { name: file.title, title }) : message('file.anotherPage', { title })
  }
  const given = file.lang.toLowerCase().split(/[-_]/)[0] ?? ''
  if (given === lang || given === localeOf(lang).formatting.split('-')[0]) return undefined
  const other = isLanguageCode(given) ? localeOf(given).autonym : `“${file.lang}”`
  return message('file.otherLanguage', { other, language: localeOf(lang).autonym })
}

/** Finds duplicate lines, and lines missing from the number in the file's header. */
function* faultsOfCount({ lines, count }: TranslationFile, { sourceUnits }: Target): Generator<Message> {
  const ids = new Map(lines.map((line) => [`${line.unit}-${line.line}`, line]))
  const double = lines.find((line) => ids.get(`${line.unit}-${line.line}`) !== line)
  if (double) yield messageAt(double.at, message('file.segmentTwice'))
  if (ids.size >= count) return
  const missing = sourceUnits.find((unit) => unit.lines.some((_, line) => !ids.has(`${unitIdOf(unit.key)}-${line}`)))
  const counts = { made: count, now: ids.size }
  yield missing
    ? message('file.segmentsMissingFrom', { ...counts, place: placeOf(missing) })
    : message('file.segmentsMissing', counts)
}

/** `segments` is absent when the field stays unchanged: it is empty on purpose, or has a shape of its own. */
function readTargets(
  unit: Unit,
  lines: readonly FileLine[],
  { targetUnits, madeFrom }: Target,
): { readonly segments?: readonly Segment[]; readonly faults: readonly Message[] } {
  const current = targetUnits.get(unit.key)
  const isUntouched = lines.every(({ target }) => !target?.trim())
  if (isUntouched && current && mayStay(unit, current, madeFrom)) return { faults: [] }
  const at = (line: number) => `${lines[line]?.at ?? ''}, ${placeOf(unit)}`
  const segments: Segment[] = []
  const faults: Message[] = []
  for (const [index, { target = '' }] of lines.entries()) {
    const read = parseSegment(target)
    if (!read.ok) faults.push(messageAt(at(index), read.fault))
    segments.push(read.ok ? read.segment : [])
  }
  if (faults.length > 0) return { faults }
  const wrong = faultsOfLines(unit, segments).map(({ line, fault }) => messageAt(at(line), fault))
  return wrong.length > 0 ? { faults: wrong } : { segments, faults: [] }
}

function mayStay(unit: Unit, current: Unit, madeFrom: Words): boolean {
  if (!isEmpty(current)) return alignedLines(unit, current) === undefined
  return isDeepStrictEqual(madeFrom[unit.key], wordsOf(unit))
}
