import { useState } from 'react'
import { z } from 'zod'
import { useRequest } from '../../admin/requests.ts'

const missSchema = z.object({
  site: z.object({ id: z.number(), uid: z.string() }),
  lang: z.string(),
  query: z.string(),
  outcome: z.enum(['nothing', 'placeOnly']),
  asked: z.number(),
  /** ISO date of the last one. */
  day: z.string(),
  done: z.enum(['remedied', 'dismissed']).optional(),
  mayRemedy: z.boolean(),
})
const answerSchema = z.object({ isKnown: z.boolean(), misses: z.array(missSchema) })
export type SearchMiss = z.infer<typeof missSchema>

/** What visitors searched and did not find; `undefined` until the site says so. */
export function useSearchMisses() {
  const [looks, setLooks] = useState(0)
  const answer = useRequest(answerSchema, `/api/search-misses?look=${looks}`)
  return { misses: answer?.isKnown ? answer.misses : undefined, lookAgain: () => setLooks(looks + 1) }
}

export function countOpenMisses(misses: readonly SearchMiss[]): number {
  return misses.filter(({ done }) => done === undefined).length
}
