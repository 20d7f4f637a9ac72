import type { UploadConfig } from 'payload'
import { refuseAsPayload } from '../../access/answers/refuse.ts'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/** Answers for missing files and unavailable storage, which the plugin leaves empty or reports as a server error. */
export function answerForStorage(handler: FileHandler): FileHandler {
  return async (req, params) => {
    const answer = await handler(req, params)
    if (!(answer instanceof Response) || answer.status === 404) return refuseAsPayload(req, 404, 'file.notFound')
    if (answer.status >= 500) return refuseAsPayload(req, 503, 'storage.silent')
    return answer
  }
}
