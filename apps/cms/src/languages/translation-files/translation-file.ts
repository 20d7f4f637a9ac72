import { createHash } from 'node:crypto'
import type { LanguageCode } from '@passepartout/content-model/locales'
import type { Message } from '../../messages/message.ts'
import { printSegment, type Segment } from '../translation-segments/segment.ts'
import type { TranslationUnit } from '../translation-segments/translation-units.ts'

/** One line of text in a translation file. Text is printed, with codes by number. */
export interface TranslationFileLine {
  /** The unit that it belongs to. */
  readonly unit: string
  /** Its index in the field. */
  readonly line: number
  readonly source: string
  /** Absent when it is not translated. */
  readonly target?: string | undefined
  /** Its position in the file: `Line 40`. */
  readonly at: string
}

/** The content of a file, not yet compared with the page. */
export interface TranslationFile {
  /** The page's translation group. */
  readonly group: string
  readonly lang: string
  /** The title of its page, for people. */
  readonly title: string
  /** The number of lines at export. */
  readonly count: number
  readonly lines: readonly TranslationFileLine[]
}

export type ParsedTranslationFile =
  | { readonly ok: true; readonly file: TranslationFile }
  | { readonly ok: false; readonly faults: readonly Message[] }

/** The content of a file to be exported. */
export interface TranslationFileExport {
  readonly group: string
  readonly title: string
  readonly from: LanguageCode
  readonly to: LanguageCode
  readonly units: readonly ExportUnit[]
}

export interface ExportUnit {
  readonly source: TranslationUnit
  /** The existing translation, with the source's code numbers; absent when there is none or it has another shape. */
  readonly target: readonly Segment[] | undefined
  /** The source text that was translated, if the source has changed since. */
  readonly before: readonly string[] | undefined
}

/** A short id of a field that every tool accepts: a letter, then letters and digits. */
export function unitIdOf(key: string): string {
  return `u${createHash('sha256').update(key).digest('hex').slice(0, 16)}`
}

export function countLines({ units }: TranslationFileExport): number {
  return units.reduce((count, { source }) => count + source.lines.length, 0)
}

/** The translated text of a line, if any. */
export function targetOf({ target }: ExportUnit, line: number): string | undefined {
  const segment = target?.[line]
  return segment && printSegment(segment)
}
