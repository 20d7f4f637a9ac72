import { type RequestResult, request } from '../../admin/requests.ts'
import { storeCommentsAfterWrite } from '../../content/comment-marks/comment-store.ts'
import { type CommentsResponse, commentsResponseSchema } from '../../content/comment-marks/comments-response.ts'

/**
 * Writes or changes a comment, and keeps the answer.
 *
 * @param comment the one to change
 */
export async function sendComment(
  page: number,
  body: object,
  comment?: number,
): Promise<RequestResult<CommentsResponse>> {
  const address = `/api/pages/${page}/comments`
  const answer =
    comment === undefined
      ? await request(commentsResponseSchema, address, { method: 'POST', body })
      : await request(commentsResponseSchema, `${address}/${comment}`, { method: 'PATCH', body })
  if (answer.ok) storeCommentsAfterWrite(page, answer.value)
  return answer
}
