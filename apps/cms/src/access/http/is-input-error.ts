import { FileUploadError } from 'payload'

/** Errors of SQLite's driver and PostgreSQL for a value that a column cannot hold. */
const DRIVER_REFUSED = /only finite numbers|cannot be passed as argument|datatype mismatch/i
const POSTGRES_REFUSED = new Set(['22P02', '22P05', '22003', '22007', '22008', '22021'])
/** Errors of the form parser (busboy) for an invalid form. */
const FORM_REFUSED = /^(?:Malformed (?:part header|urlencoded form|content type)|Unexpected end of form|Multipart: )/

/** Whether an error without a status is caused by invalid input that the database or a parser refused. */
export function isInputError(error: Error): boolean {
  return (
    error instanceof FileUploadError ||
    error instanceof SyntaxError ||
    isFormParserError(error) ||
    isInvalidValueError(error)
  )
}

export function isFormParserError({ message }: Error): boolean {
  return FORM_REFUSED.test(message)
}

/** Drivers wrap the reason in an error for the statement. */
export function isInvalidValueError(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return DRIVER_REFUSED.test(error.message) || POSTGRES_REFUSED.has(code) || isInvalidValueError(error.cause)
}
