import type { PayloadRequest } from 'payload'
import { formatMessage } from './format-message.ts'
import { type Message, type MessageCode, message } from './message.ts'

/** Payload knows errors as sentences alone; which message each of them is, is noted beside the request. */
const SAID = 'messagesBySentence'

/** A request of Payload, which hands its context on to all that it leads to; one that could not be read has none. */
type Request = Partial<Pick<PayloadRequest, 'context' | 'i18n'>>

/**
 * A message in the language of whoever asked. Its code is noted: the answer to the request gives it to programs.
 *
 * @returns the sentence
 */
export function formatForRequest(req: Request, said: Message | MessageCode): string {
  const spoken = typeof said === 'string' ? message(said) : said
  const sentence = formatMessage(req.i18n?.language ?? 'en', spoken)
  req.context ??= {}
  const known = req.context[SAID]
  if (known instanceof Map) known.set(sentence, spoken)
  else req.context[SAID] = new Map([[sentence, spoken]])
  return sentence
}

/** Which message a sentence is that was said to a request; nothing of one that Payload has said. */
export function messageOfSentence(req: Request, sentence: string): Message | undefined {
  const known = req.context?.[SAID]
  return known instanceof Map ? known.get(sentence) : undefined
}
