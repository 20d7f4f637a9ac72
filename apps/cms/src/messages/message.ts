import { z } from 'zod'
import type en from './en/refusals.json'
import type { TextKey } from './translate.ts'

/** A code without a sentence in `en/refusals.json` or `en/interface.json` does not compile. */
export type MessageCode = keyof typeof en | TextKey

/** The parameters of a sentence, by name: `place` is a place of a form in English; a message is formatted inside the other. */
export type MessageParams = Readonly<Record<string, string | number | Message>>

/** A message of the content system: a code and parameters. The language is chosen when it is shown. */
export interface Message {
  readonly code: MessageCode
  readonly params?: MessageParams
}

export function message(code: MessageCode, params?: MessageParams): Message {
  return params === undefined ? { code } : { code, params }
}

/** A fault with its place in a form, such as `Block 3 (Card list), Card 1, Picture: is missing.` */
export function messageAt(place: string, rule: Message): Message {
  return message('at', { place, rule })
}

const storedSchema: z.ZodType<{ code: string; params?: MessageParams | undefined }> = z.object({
  code: z.string(),
  params: z
    .record(z.string(), z.union([z.string(), z.number(), z.lazy(() => storedSchema as z.ZodType<Message>)]))
    .optional(),
})

/** A message as stored in a database: a line of JSON. */
export function serialiseMessage(value: Message): string {
  return JSON.stringify(value)
}

/** @returns `undefined` for text that is no message, such as a sentence stored by an earlier release */
export function parseMessage(stored: string): Message | undefined {
  if (!stored.startsWith('{')) return undefined
  try {
    return storedSchema.safeParse(JSON.parse(stored)).data as Message | undefined
  } catch {
    return undefined
  }
}
