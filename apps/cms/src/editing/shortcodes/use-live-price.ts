import { useEffect, useState } from 'react'
import { z } from 'zod'
import { request } from '../../admin/requests.ts'
import { useDebounced } from '../../admin/use-debounced.ts'

const answerSchema = z.object({ price: z.string().optional(), message: z.string().optional() })

export interface LivePrice {
  readonly state: 'asking' | 'known' | 'none'
  /** The price, or, in English, why there is none. */
  readonly words: string
}

/** The current text of a price shortcode; `asking` until the answer is for the current shortcode. */
export function useLivePrice(written: string): LivePrice {
  const debounced = useDebounced(written, 300)
  const [answer, setAnswer] = useState<LivePrice & { readonly to: string }>()
  useEffect(() => {
    const stop = new AbortController()
    fetchLivePrice(debounced, stop.signal).then(
      (found) => stop.signal.aborted || setAnswer({ ...found, to: debounced }),
    )
    return () => stop.abort()
  }, [debounced])
  return answer?.to === written ? answer : { state: 'asking', words: 'Asking the catalogue …' }
}

async function fetchLivePrice(written: string, signal: AbortSignal): Promise<LivePrice> {
  const answer = await request(answerSchema, `/api/shortcode-price?${new URLSearchParams({ written })}`, { signal })
  if (answer.ok && answer.value.price !== undefined) return { state: 'known', words: answer.value.price }
  if (answer.ok) return { state: 'none', words: answer.value.message ?? 'There is no price.' }
  return { state: 'none', words: answer.reasons[0] ?? 'The content system does not answer.' }
}
