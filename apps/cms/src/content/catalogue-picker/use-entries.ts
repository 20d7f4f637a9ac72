import { useEffect, useState } from 'react'
import { useSettled } from '../../admin/use-settled.ts'
import { type EntriesAnswer, type EntryKind, entriesAnswerSchema } from './entry.ts'

/** Milliseconds until a catalogue that is being read is looked at again, and one that did not answer. */
const LOOK_AGAIN = { reading: 700, down: 5000 } as const
/** Milliseconds in which nobody types. */
const STILL = 120

const NOTHING: EntriesAnswer = { entries: [], gone: [], state: 'down' }

/**
 * What the catalogue has, for words or for ids.
 *
 * @param question of the endpoint, without the kind; `undefined` where nothing is asked
 * @returns `undefined` until there is an answer to this very question
 */
export function useEntries(kind: EntryKind, question: { words: string } | { ids: string } | undefined) {
  const query = question && new URLSearchParams({ kind, ...question }).toString()
  const asked = useSettled(query, STILL)
  const [answer, setAnswer] = useState<EntriesAnswer & { readonly to: string }>()
  useEffect(() => {
    if (asked === undefined) return
    const stop = new AbortController()
    let timer = 0
    const ask = async () => {
      const found = await readEntries(asked, stop.signal).catch(() => NOTHING)
      if (stop.signal.aborted) return
      setAnswer({ ...found, to: asked })
      if (found.state !== 'whole') timer = window.setTimeout(ask, LOOK_AGAIN[found.state])
    }
    void ask()
    return () => {
      stop.abort()
      window.clearTimeout(timer)
    }
  }, [asked])
  return answer?.to === query ? answer : undefined
}

async function readEntries(query: string, signal: AbortSignal): Promise<EntriesAnswer> {
  const response = await fetch(`/api/catalogue/entries?${query}`, { signal, credentials: 'same-origin' })
  return entriesAnswerSchema.parse(await response.json())
}
