import { APIError, type PayloadRequest } from 'payload'
import type { Message, MessageCode } from '../messages/message.ts'
import { formatForRequest } from '../messages/request-messages.ts'

/** As Payload's forms read it. */
type FieldFaults = {
  readonly errors: readonly { readonly path: string; readonly message: string }[]
}

export const fieldFault = (path: string, message: string): FieldFaults => ({ errors: [{ path, message }] })

/** A request that must not go through; its sentence is shown to the person who asked, and at the field that it is about. */
export class Refusal extends APIError<FieldFaults | null> {
  /**
   * @param req whose language the sentence is in
   * @param field its path in the form
   */
  constructor(
    req: PayloadRequest,
    status: 400 | 403 | 404 | 409 | 429 | 503,
    said: Message | MessageCode,
    field?: string,
  ) {
    const sentence = formatForRequest(req, said)
    super(sentence, status, field === undefined ? null : fieldFault(field, sentence), true)
    /** Answers show the sentence of an error with a name only, and the bundler shortens names of classes to nothing. */
    this.name = 'APIError'
  }
}
