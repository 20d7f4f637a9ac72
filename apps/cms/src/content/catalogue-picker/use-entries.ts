import { useAnswer } from '../../admin/requests.ts'
import { useDebounced } from '../../admin/use-debounced.ts'
import { type EntriesAnswer, type EntryKind, entriesAnswerSchema } from './entry.ts'

/** Milliseconds until a catalogue that is being read is looked at again, and one that did not answer. */
const LOOK_AGAIN = { reading: 700, down: 5000, whole: undefined } as const
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
  const asked = useDebounced(query, STILL)
  const address = asked === undefined ? undefined : `/api/catalogue/entries?${asked}`
  const answer = useAnswer(entriesAnswerSchema, address, {
    ifFailed: NOTHING,
    clearsOnChange: true,
    again: (found) => LOOK_AGAIN[found?.state ?? 'down'],
  })
  return asked === query ? answer : undefined
}
