import { useEffect, useState } from 'react'
import { z } from 'zod'
import { useSettled } from '../../admin/use-settled.ts'

const answerSchema = z.object({ price: z.string().optional(), message: z.string().optional() })

export interface LivePrice {
  readonly state: 'asking' | 'known' | 'none'
  /** The price, or, in English, why there is none. */
  readonly words: string
}

const ASKING: LivePrice = { state: 'asking', words: 'Asking the catalogue …' }

/** What a price shortcode says now. An answer is shown for the shortcode that was asked about and for no other. */
export function useLivePrice(written: string): LivePrice {
  const asked = useSettled(written, 300)
  const [answer, setAnswer] = useState<LivePrice & { readonly to: string }>()
  useEffect(() => {
    const stop = new AbortController()
    askPrice(asked, stop.signal).then(
      (found) => setAnswer({ ...found, to: asked }),
      () =>
        stop.signal.aborted || setAnswer({ state: 'none', words: 'The content system does not answer.', to: asked }),
    )
    return () => stop.abort()
  }, [asked])
  return answer?.to === written ? answer : ASKING
}

async function askPrice(written: string, signal: AbortSignal): Promise<LivePrice> {
  const query = new URLSearchParams({ written })
  const response = await fetch(`/api/shortcode-price?${query}`, {
    signal,
    cache: 'no-store',
    credentials: 'same-origin',
  })
  const { price, message = 'There is no price.' } = answerSchema.parse(await response.json())
  return price === undefined ? { state: 'none', words: message } : { state: 'known', words: price }
}
