import type { FieldHook } from 'payload'
import de from './de/refusals.json' with { type: 'json' }
import en from './en/refusals.json' with { type: 'json' }
import es from './es/refusals.json' with { type: 'json' }
import { createMessageFormatter, type MessageValues } from './format-text.ts'
import fr from './fr/refusals.json' with { type: 'json' }
import { translateLabelPath } from './labels.ts'
import { type Message, type MessageCode, type MessageParams, parseMessage } from './message.ts'
import ru from './ru/refusals.json' with { type: 'json' }
import { translatorFor } from './translate.ts'

type RefusalCode = keyof typeof en

/** The messages of the content system by language and code, in ICU syntax. */
export const REFUSAL_TEXTS = { en, de, fr, es, ru } as const

const formatRefusal = createMessageFormatter<RefusalCode>(REFUSAL_TEXTS)

/**
 * Formats a message as a sentence.
 *
 * @param language of the admin, such as that of a request; English stands in for any other
 * @throws Error when a parameter of the sentence has no value
 */
export function formatMessage(language: string, value: Message): string {
  const sentence = formatPart(language, value)
  // A sentence begins with a capital letter; a place or a name stays unchanged.
  return startsWithWord(value.code) ? sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1) : sentence
}

function startsWithWord(code: MessageCode): boolean {
  return isRefusalCode(code) && !en[code].startsWith('{')
}

/** Formats a message that may be the end of another sentence, and then begins with a small letter. */
function formatPart(language: string, { code, params = {} }: Message): string {
  const values = formatParams(language, params)
  return isRefusalCode(code) ? formatRefusal(language, code, values) : translatorFor(language)(code, values)
}

function formatParams(language: string, params: MessageParams): MessageValues {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'object') return [name, formatPart(language, value)]
      return [name, name === 'place' ? translateLabelPath(language, String(value)) : value]
    }),
  )
}

function isRefusalCode(code: MessageCode): code is RefusalCode {
  return Object.hasOwn(en, code)
}

/** Whether this release has the code. */
function isCode(code: MessageCode): boolean {
  return isRefusalCode(code) || translatorFor('en')(code) !== code
}

/** A message in an answer: the sentence for people, its code and parameters for programs. */
export interface FormattedMessage extends Message {
  readonly message: string
}

export function formatWithCode(language: string, value: Message): FormattedMessage {
  return { message: formatMessage(language, value), ...value }
}

/**
 * Formats stored lines, each of which is a message. Any other line, such as a sentence of an earlier release, stays unchanged.
 */
export function formatStoredMessages(language: string, lines: string): string {
  return lines
    .split('\n')
    .map((line) => formatStoredLine(language, line))
    .join('\n')
}

function formatStoredLine(language: string, line: string): string {
  const stored = parseMessage(line)
  if (!stored || !isCode(stored.code)) return line
  try {
    return formatMessage(language, stored)
  } catch {
    return line
  }
}

/** Formats the stored messages of a field in the language of the reader. */
export const formatStoredMessagesOnRead: FieldHook = ({ value, req }) =>
  typeof value === 'string' ? formatStoredMessages(req.i18n.language, value) : value
