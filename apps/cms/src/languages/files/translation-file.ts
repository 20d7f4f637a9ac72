import { createHash } from 'node:crypto'
import type { LanguageCode } from '@passepartout/content-model/locales'
import type { Message } from '../../messages/message.ts'
import { printSegment, type Segment } from '../words/segment.ts'
import type { Unit } from '../words/units.ts'

/** One line of words in a file that goes to a translator, or came back. Words are in letters, codes by number. */
export interface FileLine {
  /** Of the field that it belongs to. */
  readonly unit: string
  /** Its place in the field, from 0. */
  readonly line: number
  readonly source: string
  /** Absent where nothing is written. */
  readonly target?: string | undefined
  /** Where it stands in the file, as a place: `Line 40`. */
  readonly at: string
}

/** What a file says, before anything is known of the page. */
export interface TranslationFile {
  /** Of the page: what all its translations share. */
  readonly group: string
  readonly lang: string
  /** The title of its page, for people. */
  readonly title: string
  /** How many lines it was made with. */
  readonly count: number
  readonly lines: readonly FileLine[]
}

export type ReadFile =
  | { readonly ok: true; readonly file: TranslationFile }
  | { readonly ok: false; readonly faults: readonly Message[] }

/** What goes into a file. */
export interface FileContent {
  readonly group: string
  readonly title: string
  readonly from: LanguageCode
  readonly to: LanguageCode
  readonly units: readonly FileUnit[]
}

export interface FileUnit {
  readonly source: Unit
  /** The translation as it is, by the numbers of the source; absent where there is none or it has another shape. */
  readonly target: readonly Segment[] | undefined
  /** What the source said when the page was translated, if it says something else now. */
  readonly before: readonly string[] | undefined
}

/** A short name that every tool takes for a field: a letter, then letters and digits. */
export function unitIdOf(key: string): string {
  return `u${createHash('sha256').update(key).digest('hex').slice(0, 16)}`
}

export function countLines({ units }: FileContent): number {
  return units.reduce((count, { source }) => count + source.lines.length, 0)
}

/** A line's words, or nothing where the page has none. */
export function targetOf({ target }: FileUnit, line: number): string | undefined {
  const segment = target?.[line]
  return segment && printSegment(segment)
}
