import { type FormattedMessage, formatWithCode } from '../../messages/format-message.ts'
import { type Message, type MessageCode, message } from '../../messages/message.ts'

export const UNCACHED = { headers: { 'cache-control': 'no-store' } }

/** Whoever asked, as far as it decides the language of the answer. */
export interface Asker {
  readonly i18n: { readonly language: string }
}

/** A refusal in the language of whoever asked, with its code for programs. */
export function refuse(asker: Asker, status: number, said: Message | MessageCode): Response {
  return Response.json(spoken(asker, said), { status, ...UNCACHED })
}

/**
 * The same in Payload's form, which its own forms read.
 *
 * @param field its path in the form
 */
export function refuseAsPayload(asker: Asker, status: number, said: Message | MessageCode, field?: string): Response {
  const error = spoken(asker, said)
  const data = field === undefined ? {} : { data: { errors: [{ path: field, ...error }] } }
  return Response.json({ errors: [{ ...error, ...data }] }, { status, ...UNCACHED })
}

export function spoken({ i18n }: Asker, said: Message | MessageCode): FormattedMessage {
  return formatWithCode(i18n.language, typeof said === 'string' ? message(said) : said)
}
