import { z } from 'zod'

const answerSchema = z.object({ message: z.string(), link: z.string().nullish() })
/** What became of an invitation; the link is given to its owner by hand where no letter is sent. */
export type LinkAnswer = z.infer<typeof answerSchema>

/** @param failed what is said where nothing can be read */
export async function askForLink(address: string, failed: string, wish: object = {}): Promise<LinkAnswer> {
  const answer = await fetch(address, {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  }).catch(() => undefined)
  return answerSchema.catch({ message: failed }).parse(await answer?.json().catch(() => undefined))
}
