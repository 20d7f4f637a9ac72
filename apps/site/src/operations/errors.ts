import type { Details, Reporter } from './reporter.ts'

/** Specification, section 8: the messages of the error catalogue, as they stand in the logs. */
export const NO_DOCUMENT = 'No document found'
export const FETCH_FAILED = 'Fetch failed'
export const INVALID_URL = 'Invalid URL'

/** Something that is named is not published. */
export class DocumentNotFoundError extends Error {
  override readonly name = 'DocumentNotFoundError'
  readonly pageIdentifier: string

  constructor(pageIdentifier: string) {
    super(NO_DOCUMENT)
    this.pageIdentifier = pageIdentifier
  }
}

/**
 * Another system did not answer properly. It logs itself once, when it is created, and keeps the stack of what went
 * wrong first.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly source: string

  /** @param cause what was thrown, if anything was */
  constructor(reporter: Pick<Reporter, 'error'>, source: string, details: Details, cause?: unknown) {
    super(FETCH_FAILED, { cause })
    this.source = source
    if (cause instanceof Error && cause.stack !== undefined) this.stack = cause.stack
    reporter.error(FETCH_FAILED, { source, ...details })
  }
}
