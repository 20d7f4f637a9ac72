import { APIError } from 'payload'

/** As Payload's forms read it. */
export type FieldFaults = {
  readonly errors: readonly { readonly path: string; readonly message: string }[]
}

export const atField = (path: string, message: string): FieldFaults => ({ errors: [{ path, message }] })

/** A request that must not go through; its sentence is shown to the person who asked, and at the field that it is about. */
export class Refusal extends APIError<FieldFaults | null> {
  /** @param field its path in the form */
  constructor(sentence: string, status: 400 | 403 | 404 | 409 | 429 | 503, field?: string) {
    super(sentence, status, field === undefined ? null : atField(field, sentence), true)
    /** Answers show the sentence of an error with a name only, and the bundler shortens names of classes to nothing. */
    this.name = 'APIError'
  }
}
