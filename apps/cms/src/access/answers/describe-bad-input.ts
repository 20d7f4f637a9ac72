import { type AfterErrorHook, FileUploadError, Locked, type PayloadRequest } from 'payload'
import type { MessageCode } from '../../messages/message.ts'
import { formatForRequest } from '../../messages/request-messages.ts'
import { fieldFault } from '../refusal.ts'
import { FILE_FIELD } from './file-field.ts'
import { isRefusedForm, isRefusedValue } from './is-bad-input.ts'

/**
 * Payload passes a client's values to the database and reports the database's refusal as a server error; this makes it a client
 * error.
 */
export const describeBadInput: AfterErrorHook = ({ error, req }) => {
  const reason = explain(error, req)
  if (!reason) return undefined
  const { status, code, field } = reason
  const message = formatForRequest(req, code)
  return { status, response: { errors: [{ message, ...(field ? { data: fieldFault(field, message) } : {}) }] } }
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
  if (error instanceof Locked) return { status: error.status, code: lockedFor(req.method) }
  if ('status' in error && error.status !== undefined) return undefined
  if (isRefusedForm(error)) return { status: 400, code: 'file.unreadableForm', field: FILE_FIELD }
  if (isRefusedValue(error)) {
    const isNumbered = /^\d+$/.test(String(req.routeParams?.id ?? '0'))
    return isNumbered ? { status: 400, code: 'query.value' } : { status: 404, code: 'document.notFound' }
  }
  if (error instanceof SyntaxError) return { status: 400, code: 'query.syntax' }
  const isNoObject = req.data === null || Array.isArray(req.data)
  return isNoObject ? { status: 400, code: 'request.notObject' } : undefined
}

export function lockedFor(method: string | undefined): MessageCode {
  return method === 'DELETE' ? 'document.lockedForDeletion' : 'document.locked'
}
