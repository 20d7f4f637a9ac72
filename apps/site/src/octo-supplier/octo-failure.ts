import type { OctoError } from './octo-response-schemas.ts'

/** A failure in the standard's form (docs.octo.travel, "Errors"): status 400 but for what the standard does not foresee. */
export interface OctoFailure {
  readonly status: 400 | 404 | 413 | 429 | 500 | 501 | 503
  readonly error: OctoError
}

/** Characters of a refused id that are told back. */
const LONGEST_ECHO = 100

const CODES = {
  productId: 'INVALID_PRODUCT_ID',
  optionId: 'INVALID_OPTION_ID',
  unitId: 'INVALID_UNIT_ID',
  availabilityId: 'INVALID_AVAILABILITY_ID',
}

/** @param value as the client sent it, whatever it is */
export function invalidId(name: keyof typeof CODES, value: unknown): OctoFailure {
  const told = typeof value === 'string' || typeof value === 'number' ? String(value).slice(0, LONGEST_ECHO) : ''
  return {
    status: 400,
    error: { error: CODES[name], errorMessage: `The ${name} was missing or invalid`, [name]: told },
  }
}

function failure(status: OctoFailure['status'], error: string, errorMessage: string): OctoFailure {
  return { status, error: { error, errorMessage } }
}

export function badRequest(errorMessage: string, status: 400 | 413 = 400): OctoFailure {
  return failure(status, 'BAD_REQUEST', errorMessage)
}

/** Well formed, and more than is answered, or what this site does not have. */
export function unprocessable(errorMessage: string): OctoFailure {
  return failure(400, 'UNPROCESSABLE_ENTITY', errorMessage)
}

export const UNKNOWN_PATH_FAILURE = failure(404, 'NOT_FOUND', 'There is no such endpoint')
export const TOO_MANY_REQUESTS_FAILURE = failure(429, 'TOO_MANY_REQUESTS', 'Too many calls; ask again in a minute')
export const INTERNAL_ERROR_FAILURE = failure(500, 'INTERNAL_SERVER_ERROR', 'Something went wrong')
/** The catalogue says nothing at the moment: nothing is told rather than something that may be wrong. */
export const UNAVAILABLE_FAILURE = failure(503, 'INTERNAL_SERVER_ERROR', 'Out of order for a moment; ask again soon')

/** @param bookingUrl where a visitor books what was asked for, if it was told */
export function bookingNotSupported(bookingUrl: string | undefined): OctoFailure {
  const where = bookingUrl === undefined ? 'on the pages of the site' : `at ${bookingUrl}`
  return {
    status: 501,
    error: { error: 'NOT_IMPLEMENTED', errorMessage: `Visitors book ${where}; no call books`, bookingUrl },
  }
}

export function isFailure(value: object): value is OctoFailure {
  return 'error' in value && 'status' in value
}
