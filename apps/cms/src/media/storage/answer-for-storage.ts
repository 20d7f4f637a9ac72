import type { UploadConfig } from 'payload'
import { refuseAsPayload } from '../../access/answers/refuse.ts'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/** The plugin answers without a word for what is not there, and as for a fault of ours where the storage is away. */
export function answerForStorage(handler: FileHandler): FileHandler {
  return async (req, asked) => {
    const answer = await handler(req, asked)
    if (!(answer instanceof Response) || answer.status === 404) return refuseAsPayload(req, 404, 'file.notFound')
    if (answer.status >= 500) return refuseAsPayload(req, 503, 'storage.silent')
    return answer
  }
}
