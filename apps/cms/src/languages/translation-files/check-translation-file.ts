import { isDeepStrictEqual } from 'node:util'
import { isLanguageCode, type LanguageCode, localeOf } from '@passepartout/content-model/locales'
import { type Message, message, messageAt } from '../../messages/message.ts'
import { parseSegment, type Segment } from '../translation-segments/segment.ts'
import {
  isEmptyUnit,
  type TextsByUnit,
  type TranslationUnit,
  unitTextsOf,
} from '../translation-segments/translation-units.ts'
import { alignLines, findLineFaults, type TranslatedUnit } from '../translation-segments/write-translation-units.ts'
import { type TranslationFile, type TranslationFileLine, unitIdOf } from './translation-file.ts'

/** The page whose form is open, with its source. */
export interface TranslationTarget {
  readonly group: string
  readonly title: string
  readonly lang: LanguageCode
  /** Units of the source that contain text. */
  readonly sourceUnits: readonly TranslationUnit[]
  readonly targetUnits: ReadonlyMap<string, TranslationUnit>
  /** The source texts that the translation was made from. */
  readonly madeFrom: TextsByUnit
}

export type FileCheckResult =
  | {
      readonly ok: true
      readonly translated: readonly TranslatedUnit[]
      /** Fields that stay unchanged because the source has changed. */
      readonly skipped: readonly string[]
    }
  | { readonly ok: false; readonly faults: readonly Message[] }

/** Maximum number of faults in an answer. */
const MAX_FAULTS = 20

/** Validates a translation file, which is imported completely or not at all. */
export function checkTranslationFile(file: TranslationFile, target: TranslationTarget): FileCheckResult {
  const stranger = faultOfPage(file, target)
  if (stranger !== undefined) return { ok: false, faults: [stranger] }
  const faults: Message[] = [...faultsOfCount(file, target)]
  const translated: TranslatedUnit[] = []
  const skipped: string[] = []
  const units = new Map(target.sourceUnits.map((unit) => [unitIdOf(unit.key), unit]))
  const byUnit = Map.groupBy(file.lines, ({ unit }) => unit)
  for (const [id, unit] of units) {
    const lines = byUnit.get(id)?.toSorted((a, b) => a.line - b.line)
    if (!lines) continue
    const isOfToday = isDeepStrictEqual(
      lines.map(({ source }) => source),
      unitTextsOf(unit),
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

const placeOf = ({ place }: TranslationUnit) => place.join(' › ')

function faultOfPage(file: TranslationFile, { group, title, lang }: TranslationTarget): Message | undefined {
  if (file.group !== group) {
    return file.title ? message('file.otherPage', { name: file.title, title }) : message('file.anotherPage', { title })
  }
  const given = file.lang.toLowerCase().split(/[-_]/)[0] ?? ''
  if (given === lang || given === localeOf(lang).formatting.split('-')[0]) return undefined
  const other = isLanguageCode(given) ? localeOf(given).autonym : `“${file.lang}”`
  return message('file.otherLanguage', { other, language: localeOf(lang).autonym })
}

/** Finds duplicate lines, and lines missing from the number in the file's header. */
function* faultsOfCount({ lines, count }: TranslationFile, { sourceUnits }: TranslationTarget): Generator<Message> {
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
  unit: TranslationUnit,
  lines: readonly TranslationFileLine[],
  { targetUnits, madeFrom }: TranslationTarget,
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
  const wrong = findLineFaults(unit, segments).map(({ line, fault }) => messageAt(at(line), fault))
  return wrong.length > 0 ? { faults: wrong } : { segments, faults: [] }
}

function mayStay(unit: TranslationUnit, current: TranslationUnit, madeFrom: TextsByUnit): boolean {
  if (!isEmptyUnit(current)) return alignLines(unit, current) === undefined
  return isDeepStrictEqual(madeFrom[unit.key], unitTextsOf(unit))
}
