import type { MessageCode } from '../../messages/message.ts'

/** Errors that Payload answers in English only, word for word: its translations have no key for them. */
export const UNTRANSLATED_ERRORS: ReadonlyMap<string, MessageCode> = new Map([
  ['Something went wrong.', 'request.failed'],
  ['Invalid JSON', 'request.json'],
  ['A file name is required.', 'file.name'],
  ['Invalid filename', 'file.name'],
  ['Invalid filename.', 'file.name'],
  ['No User', 'request.signedOut'],
  ['Token is either invalid or has expired.', 'password.linkEnded'],
])
