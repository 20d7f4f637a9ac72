import { type Message, type MessageCode, type MessageParams, readMessage } from './message.ts'
import { type FormatValues, messageFormatter } from './message-format.ts'
import { placeIn } from './phrases/phrase-in.ts'
import de from './refusals/de.json' with { type: 'json' }
import en from './refusals/en.json' with { type: 'json' }
import es from './refusals/es.json' with { type: 'json' }
import fr from './refusals/fr.json' with { type: 'json' }
import ru from './refusals/ru.json' with { type: 'json' }
import { sayIn } from './say.ts'

type MessageKey = keyof typeof en

/** The sentences of the content system by language and code, as ICU messages. */
export const MESSAGES = { en, de, fr, es, ru } as const

const formatted = messageFormatter<MessageKey>(MESSAGES)

/**
 * A message as a sentence.
 *
 * @param language of the admin, such as that of a request; one that is not there is English
 * @throws Error when a value that the sentence needs is not there
 */
export function sayMessage(language: string, said: Message): string {
  const sentence = fill(language, said)
  // A rule that stands alone begins like a sentence; a place or a name stays as it is.
  return startsWithWord(said.code) ? sentence.charAt(0).toLocaleUpperCase(language) + sentence.slice(1) : sentence
}

function startsWithWord(code: MessageCode): boolean {
  return isKey(code) && !en[code].startsWith('{')
}

/** The end of another sentence begins with a small letter. */
function fill(language: string, { code, params = {} }: Message): string {
  const values = valuesIn(language, params)
  return isKey(code) ? formatted(language, code, values) : sayIn(language)(code, values)
}

function valuesIn(language: string, params: MessageParams): FormatValues {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value === 'object') return [name, fill(language, value)]
      return [name, name === 'place' ? placeIn(language, String(value)) : value]
    }),
  )
}

function isKey(code: MessageCode): code is MessageKey {
  return Object.hasOwn(en, code)
}

/** Whether it is one of this release. */
function isCode(code: MessageCode): boolean {
  return isKey(code) || sayIn('en')(code) !== code
}

/** A message as an answer has it: the sentence for people, its code and what is filled in for programs. */
export interface SaidMessage extends Message {
  readonly message: string
}

export function sayWithCode(language: string, said: Message): SaidMessage {
  return { message: sayMessage(language, said), ...said }
}

/**
 * Lines that a database has kept, each a message, in a language; a line that is none, such as a sentence of an earlier release,
 * stays as it is.
 */
export function sayKept(language: string, lines: string): string {
  return lines
    .split('\n')
    .map((line) => sayKeptLine(language, line))
    .join('\n')
}

function sayKeptLine(language: string, line: string): string {
  const kept = readMessage(line)
  if (!kept || !isCode(kept.code)) return line
  try {
    return sayMessage(language, kept)
  } catch {
    return line
  }
}
