import type { UploadConfig } from 'payload'
import { payloadErrorResponse } from '../../access/http/error-response.ts'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/** Answers for missing files and unavailable storage, which the plugin leaves empty or reports as a server error. */
export function withStorageErrors(handler: FileHandler): FileHandler {
  return async (req, params) => {
    const answer = await handler(req, params)
    if (!(answer instanceof Response) || answer.status === 404) return payloadErrorResponse(req, 404, 'file.notFound')
    if (answer.status >= 500) return payloadErrorResponse(req, 503, 'storage.silent')
    return answer
  }
}
