import type en from './messages/en.json'

/** A key of `messages/en.json`; unknown keys do not compile. */
export type MessageKey = keyof typeof en

export type MessageValues = Readonly<Record<string, string | number>>

/** Formats an ICU message in the visit's language. Keys are always literals, so that unused ones can be found. */
export type Translate = (key: MessageKey, values?: MessageValues) => string
