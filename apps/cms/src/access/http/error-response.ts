import { type FormattedMessage, formatWithCode } from '../../messages/format-message.ts'
import { type Message, type MessageCode, message } from '../../messages/message.ts'

export const UNCACHED = { headers: { 'cache-control': 'no-store' } }

/** The part of a request that decides the language of its answer. */
export interface RequestWithLanguage {
  readonly i18n: { readonly language: string }
}

/** A refusal in the language of the request, with its code for programs. */
export function errorResponse(request: RequestWithLanguage, status: number, reason: Message | MessageCode): Response {
  return Response.json(formatReason(request, reason), { status, ...UNCACHED })
}

/**
 * The same in the shape of Payload's errors, which its forms read.
 *
 * @param field its path in the form
 */
export function payloadErrorResponse(
  request: RequestWithLanguage,
  status: number,
  reason: Message | MessageCode,
  field?: string,
): Response {
  const error = formatReason(request, reason)
  const data = field === undefined ? {} : { data: { errors: [{ path: field, ...error }] } }
  return Response.json({ errors: [{ ...error, ...data }] }, { status, ...UNCACHED })
}

export function formatReason({ i18n }: RequestWithLanguage, reason: Message | MessageCode): FormattedMessage {
  return formatWithCode(i18n.language, typeof reason === 'string' ? message(reason) : reason)
}
