import type { PayloadRequest } from 'payload'
import { formatMessage } from './format-message.ts'
import { type Message, type MessageCode, message } from './message.ts'

/** Payload stores errors as sentences; the context of the request maps each sentence to its message. */
const BY_SENTENCE = 'messagesBySentence'

/** A request whose context is shared by everything that it calls; one that could not be parsed has none. */
type Request = Partial<Pick<PayloadRequest, 'context' | 'i18n'>>

/**
 * Formats a message in the language of the request, and remembers its code for the answer.
 *
 * @returns the sentence
 */
export function formatForRequest(req: Request, value: Message | MessageCode): string {
  const asMessage = typeof value === 'string' ? message(value) : value
  const sentence = formatMessage(req.i18n?.language ?? 'en', asMessage)
  req.context ??= {}
  const known = req.context[BY_SENTENCE]
  if (known instanceof Map) known.set(sentence, asMessage)
  else req.context[BY_SENTENCE] = new Map([[sentence, asMessage]])
  return sentence
}

/** The message of a sentence that was formatted for a request; `undefined` for one that Payload wrote. */
export function messageOfSentence(req: Request, sentence: string): Message | undefined {
  const known = req.context?.[BY_SENTENCE]
  return known instanceof Map ? known.get(sentence) : undefined
}
