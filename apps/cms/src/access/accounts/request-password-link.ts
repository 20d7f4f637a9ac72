import { z } from 'zod'
import { request } from '../../admin/requests.ts'

const answerSchema = z.object({ message: z.string(), link: z.string().nullish() })
/** The result of an invitation or a password reset; without mail the administrator passes on the link. */
export type PasswordLinkAnswer = z.infer<typeof answerSchema>

/** @param failed the message when there is no answer */
export async function requestPasswordLink(
  address: string,
  failed: string,
  body: object = {},
): Promise<PasswordLinkAnswer> {
  const answer = await request(answerSchema, address, { method: 'POST', body })
  return answer.ok ? answer.value : { message: answer.reasons[0] ?? failed }
}
