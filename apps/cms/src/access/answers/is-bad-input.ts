import { FileUploadError } from 'payload'

/** What SQLite's driver and PostgreSQL say of a value that no column of the kind can hold. */
const DRIVER_REFUSED = /only finite numbers|cannot be passed as argument|datatype mismatch/i
const POSTGRES_REFUSED = new Set(['22P02', '22P05', '22003', '22007', '22008', '22021'])
/** What reads forms (busboy) says of one that is none. */
const FORM_REFUSED = /^(?:Malformed (?:part header|urlencoded form|content type)|Unexpected end of form|Multipart: )/

/** Whether an error without a status is about what a client sent, which the database or a parser could not take. */
export function isBadInput(error: Error): boolean {
  return (
    error instanceof FileUploadError || error instanceof SyntaxError || isRefusedForm(error) || isRefusedValue(error)
  )
}

export function isRefusedForm({ message }: Error): boolean {
  return FORM_REFUSED.test(message)
}

/** Drivers wrap their reason in the statement that met it. */
export function isRefusedValue(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return DRIVER_REFUSED.test(error.message) || POSTGRES_REFUSED.has(code) || isRefusedValue(error.cause)
}
