import { APIError, type PayloadRequest } from 'payload'
import type { Message, MessageCode } from '../messages/message.ts'
import { formatForRequest } from '../messages/request-messages.ts'

/** The error data that Payload's forms read. */
type FieldFaults = {
  readonly errors: readonly { readonly path: string; readonly message: string }[]
}

export const fieldErrorData = (path: string, message: string): FieldFaults => ({ errors: [{ path, message }] })

/** Refuses a request with a message, which is shown to the person and at the field concerned. */
export class LocalizedApiError extends APIError<FieldFaults | null> {
  /**
   * @param req decides the language of the message
   * @param field its path in the form
   */
  constructor(
    req: PayloadRequest,
    status: 400 | 403 | 404 | 409 | 429 | 503,
    reason: Message | MessageCode,
    field?: string,
  ) {
    const sentence = formatForRequest(req, reason)
    super(sentence, status, field === undefined ? null : fieldErrorData(field, sentence), true)
    /** Payload shows messages of errors with this name only, and the bundler shortens class names. */
    this.name = 'APIError'
  }
}
