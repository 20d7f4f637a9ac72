import type { Details, Reporter } from './reporter.ts'

/** Specification, section 8: messages of the error catalogue, as logged. */
export const NO_DOCUMENT_MESSAGE = 'No document found'
export const FETCH_FAILED_MESSAGE = 'Fetch failed'
export const INVALID_URL_MESSAGE = 'Invalid URL'

/** A document is not published. */
export class DocumentNotFoundError extends Error {
  override readonly name = 'DocumentNotFoundError'
  readonly pageIdentifier: string

  constructor(pageIdentifier: string) {
    super(NO_DOCUMENT_MESSAGE)
    this.pageIdentifier = pageIdentifier
  }
}

/**
 * Another system failed. The error logs itself on creation, with the stack of the original cause.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly source: string

  /** @param cause the original error, if any */
  constructor(reporter: Pick<Reporter, 'error'>, source: string, details: Details, cause?: unknown) {
    super(FETCH_FAILED_MESSAGE, { cause })
    this.source = source
    if (cause instanceof Error && cause.stack !== undefined) this.stack = cause.stack
    reporter.error(FETCH_FAILED_MESSAGE, { source, ...details })
  }
}
