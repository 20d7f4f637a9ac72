import { type AfterErrorHook, FileUploadError, Locked, type PayloadRequest } from 'payload'
import type { MessageCode } from '../../messages/message.ts'
import { formatForRequest } from '../../messages/request-messages.ts'
import { fieldErrorData } from '../localized-api-error.ts'
import { FILE_FIELD } from './file-field.ts'
import { isFormParserError, isInvalidValueError } from './is-input-error.ts'

/**
 * Payload passes a client's values to the database and reports the database's refusal as a server error; this makes it a client
 * error.
 */
export const convertInputErrors: AfterErrorHook = ({ error, req }) => {
  const reason = explain(error, req)
  if (!reason) return undefined
  const { status, code, field } = reason
  const message = formatForRequest(req, code)
  return { status, response: { errors: [{ message, ...(field ? { data: fieldErrorData(field, message) } : {}) }] } }
}

interface Explanation {
  readonly status: number
  readonly code: MessageCode
  /** The field concerned. */
  readonly field?: string
}

function explain(error: Error, req: PayloadRequest): Explanation | undefined {
  // The file's header was that of a picture.
  if (error instanceof FileUploadError) return { status: 400, code: 'picture.damaged', field: FILE_FIELD }
  if (error instanceof Locked) return { status: error.status, code: lockedMessageCode(req.method) }
  if ('status' in error && error.status !== undefined) return undefined
  if (isFormParserError(error)) return { status: 400, code: 'file.unreadableForm', field: FILE_FIELD }
  if (isInvalidValueError(error)) {
    const isNumbered = /^\d+$/.test(String(req.routeParams?.id ?? '0'))
    return isNumbered ? { status: 400, code: 'query.value' } : { status: 404, code: 'document.notFound' }
  }
  if (error instanceof SyntaxError) return { status: 400, code: 'query.syntax' }
  const isNoObject = req.data === null || Array.isArray(req.data)
  return isNoObject ? { status: 400, code: 'request.notObject' } : undefined
}

export function lockedMessageCode(method: string | undefined): MessageCode {
  return method === 'DELETE' ? 'document.lockedForDeletion' : 'document.locked'
}
