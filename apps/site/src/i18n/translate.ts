import type en from './messages/en.json'

/** English is the type: a key that is not in `messages/en.json` does not compile. */
export type MessageKey = keyof typeof en

export type MessageValues = Readonly<Record<string, string | number>>

/** An ICU message in the visit's language. Keys are always literals, so that unused ones can be found. */
export type Translate = (key: MessageKey, values?: MessageValues) => string
