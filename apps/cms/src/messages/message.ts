import { z } from 'zod'
import type en from './refusals/en.json'
import type { WordKey } from './words.ts'

/** English is the type: a code without a sentence in `messages/en.json`, or in the words of the components, does not compile. */
export type MessageCode = keyof typeof en | WordKey

/** What is filled into a sentence, by name: `place` is a place of a form in English, and a message is put into words inside the other. */
export type MessageParams = Readonly<Record<string, string | number | Message>>

/** What the content system says: which sentence, and what is filled in. Only whoever shows it knows the language. */
export interface Message {
  readonly code: MessageCode
  readonly params?: MessageParams
}

export function message(code: MessageCode, params?: MessageParams): Message {
  return params === undefined ? { code } : { code, params }
}

/** What is wrong at a place of a form, such as `Block 3 (Card list), Card 1, Picture: is missing.` */
export function messageAt(place: string, rule: Message): Message {
  return message('at', { place, rule })
}

const keptSchema: z.ZodType<{ code: string; params?: MessageParams | undefined }> = z.object({
  code: z.string(),
  params: z
    .record(z.string(), z.union([z.string(), z.number(), z.lazy(() => keptSchema as z.ZodType<Message>)]))
    .optional(),
})

/** A message as it is kept in a database: a line of JSON. */
export function writeMessage(said: Message): string {
  return JSON.stringify(said)
}

/** @returns `undefined` for words that are no message of ours, such as what an earlier release has kept as a sentence */
export function readMessage(kept: string): Message | undefined {
  if (!kept.startsWith('{')) return undefined
  try {
    return keptSchema.safeParse(JSON.parse(kept)).data as Message | undefined
  } catch {
    return undefined
  }
}
