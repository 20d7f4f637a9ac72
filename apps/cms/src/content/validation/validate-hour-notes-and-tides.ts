import {
  MAX_EDITOR_OBSERVATIONS,
  MAX_TIDES,
  type ParsedLines,
  parseEditorObservations,
  parseTides,
} from '@passepartout/content-model/best-time-to-visit'
import { type Message, message } from '../../messages/message.ts'

/** Checks notes, one a line. */
export function checkHourNotes(text: unknown): true | Message {
  return checkLines(parseEditorObservations(wordsOf(text)), MAX_EDITOR_OBSERVATIONS, 'hourNotes.line')
}

/** Checks tides, one a line. */
export function checkTides(text: unknown): true | Message {
  return checkLines(parseTides(wordsOf(text)), MAX_TIDES, 'tides.line')
}

/** @returns true, or a message that names the first line that cannot be read, or says that there are too many */
function checkLines(
  { rows, badLine }: ParsedLines<unknown>,
  most: number,
  refusal: 'hourNotes.line' | 'tides.line',
): true | Message {
  if (badLine !== undefined) return message(refusal, { line: badLine })
  return rows.length <= most ? true : message('lines.tooMany', { count: rows.length, most })
}

function wordsOf(text: unknown): string {
  return typeof text === 'string' ? text : ''
}
