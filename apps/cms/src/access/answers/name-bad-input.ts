import { type AfterErrorHook, FileUploadError, type PayloadRequest } from 'payload'
import { FILE_FIELD } from '../../uploading/file-field.ts'
import { DAMAGED } from '../picture-file.ts'
import { atField } from '../refusal.ts'
import { isRefusedForm, isRefusedValue } from './is-bad-input.ts'

const WRONG_FORM =
  'This form cannot be read: the name of a file may hold no control characters. Rename it, and upload it again.'

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
  if (isRefusedForm(error)) return { status: 400, message: WRONG_FORM, field: FILE_FIELD }
  if (isRefusedValue(error)) {
    const isNumbered = /^\d+$/.test(String(req.routeParams?.id ?? '0'))
    if (!isNumbered) return { status: 404, message: 'There is nothing with this number.' }
    return { status: 400, message: 'The query asks for a value that its field cannot have.' }
  }
  if (error instanceof SyntaxError) return { status: 400, message: 'The query is not written correctly.' }
  const isNoObject = req.data === null || Array.isArray(req.data)
  return isNoObject ? { status: 400, message: 'What is sent must be an object.' } : undefined
}
