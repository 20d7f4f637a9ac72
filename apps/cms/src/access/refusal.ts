import { APIError } from 'payload'

/** A request that must not go through; its sentence is shown to the person who asked. */
export class Refusal extends APIError {
  constructor(sentence: string, status: 400 | 403 | 404 | 409 | 429 | 503) {
    super(sentence, status, null, true)
    /** Answers show the sentence of an error with a name only, and the bundler shortens names of classes to nothing. */
    this.name = 'APIError'
  }
}
