import type { UploadConfig } from 'payload'

type FileHandler = NonNullable<UploadConfig['handlers']>[number]

/** The plugin answers without a word for what is not there, and as for a fault of ours where the storage is away. */
export function answerForStorage(handler: FileHandler): FileHandler {
  return async (req, asked) => {
    const answer = await handler(req, asked)
    if (!(answer instanceof Response) || answer.status === 404) return refuse(404, 'There is no such file.')
    if (answer.status >= 500) return refuse(503, 'The storage of pictures does not answer. Try again in a minute.')
    return answer
  }
}

function refuse(status: number, message: string): Response {
  return Response.json({ errors: [{ message }] }, { status, headers: { 'cache-control': 'no-store' } })
}
