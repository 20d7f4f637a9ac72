import { type Answer, request } from '../../admin/requests.ts'
import { keepWritten } from '../../content/comment-marks/comment-store.ts'
import { type ShownComments, shownCommentsSchema } from '../../content/comment-marks/shown-comments.ts'

/**
 * Writes or changes a comment, and keeps the answer.
 *
 * @param comment the one to change
 */
export async function sendComment(page: number, body: object, comment?: number): Promise<Answer<ShownComments>> {
  const address = `/api/pages/${page}/comments`
  const answer =
    comment === undefined
      ? await request(shownCommentsSchema, address, { method: 'POST', body })
      : await request(shownCommentsSchema, `${address}/${comment}`, { method: 'PATCH', body })
  if (answer.ok) keepWritten(page, answer.value)
  return answer
}
