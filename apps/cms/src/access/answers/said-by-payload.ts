import type { MessageCode } from '../../messages/message.ts'

/** What Payload answers in English whatever the language, word for word: these errors have no key in its translations. */
export const SAID_BY_PAYLOAD: ReadonlyMap<string, MessageCode> = new Map([
  ['Something went wrong.', 'request.failed'],
  ['Invalid JSON', 'request.json'],
  ['A file name is required.', 'file.name'],
  ['Invalid filename', 'file.name'],
  ['Invalid filename.', 'file.name'],
  ['No User', 'request.signedOut'],
  ['Token is either invalid or has expired.', 'password.linkEnded'],
])
