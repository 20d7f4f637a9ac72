import { type AfterErrorHook, FileUploadError, type PayloadRequest } from 'payload'
import { FILE_FIELD } from '../../uploading/file-field.ts'
import { DAMAGED } from '../picture-file.ts'
import { atField } from '../refusal.ts'

/** What SQLite's driver and PostgreSQL say of a value that no column of the kind can hold. */
const DRIVER_REFUSED = /only finite numbers|cannot be passed as argument|datatype mismatch/i
const POSTGRES_REFUSED = new Set(['22P02', '22P05', '22003', '22007', '22008', '22021'])

/** Payload hands what a client sent to the database as it is, and calls the database's refusal a fault of ours. */
export const nameBadInput: AfterErrorHook = ({ error, req }) => {
  const said = explain(error, req)
  if (!said) return undefined
  const { status, message, field } = said
  return { status, response: { errors: [{ message, ...(field ? { data: atField(field, message) } : {}) }] } }
}

interface Explanation {
  readonly status: number
  readonly message: string
  /** That it is about. */
  readonly field?: string
}

function explain(error: Error, req: PayloadRequest): Explanation | undefined {
  // Its header was that of a picture.
  if (error instanceof FileUploadError) return { status: 400, message: DAMAGED, field: FILE_FIELD }
  if ('status' in error && error.status !== undefined) return undefined
  if (isRefusedValue(error)) {
    const isNumbered = /^\d+$/.test(String(req.routeParams?.id ?? '0'))
    if (!isNumbered) return { status: 404, message: 'There is nothing with this number.' }
    return { status: 400, message: 'The query asks for a value that its field cannot have.' }
  }
  if (error instanceof SyntaxError) return { status: 400, message: 'The query is not written correctly.' }
  const isNoObject = req.data === null || Array.isArray(req.data)
  return isNoObject ? { status: 400, message: 'What is sent must be an object.' } : undefined
}

/** Drivers wrap their reason in the statement that met it. */
function isRefusedValue(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return DRIVER_REFUSED.test(error.message) || POSTGRES_REFUSED.has(code) || isRefusedValue(error.cause)
}
