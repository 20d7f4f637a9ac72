import { useFormFields } from '@payloadcms/ui'
import { useRequest } from '../../../admin/requests.ts'
import { useDebounced } from '../../../admin/use-debounced.ts'
import { type EntriesAnswer, type EntryKind, entriesAnswerSchema, entryIdSchema } from '../picker-entry.ts'

/** Milliseconds until the next request while the catalogue is being read, or does not answer. */
const RETRY_AFTER = { reading: 700, down: 5000, whole: undefined } as const
/** Milliseconds without typing before a search starts. */
const DEBOUNCE = 120

const NOTHING: EntriesAnswer = { entries: [], gone: [], state: 'down' }

/** Parameters of the endpoint without the kind. */
type Question = ({ readonly words: string } & CityPriority) | { readonly ids: string }

/**
 * Requests catalogue entries by words or ids.
 *
 * @param question `undefined` requests nothing
 * @returns `undefined` until this question is answered
 */
export function useCatalogueEntries(kind: EntryKind, question: Question | undefined) {
  const query = question && new URLSearchParams({ kind, ...question }).toString()
  const debounced = useDebounced(query, DEBOUNCE)
  const address = debounced === undefined ? undefined : `/api/catalogue/entries?${debounced}`
  const answer = useRequest(entriesAnswerSchema, address, {
    ifFailed: NOTHING,
    clearsOnChange: true,
    again: (found) => RETRY_AFTER[found?.state ?? 'down'],
  })
  return debounced === query ? answer : undefined
}

/** Parameters of the endpoint that put the entries of one city first. */
interface CityPriority {
  readonly city?: string
  readonly site?: string
}

/** The city that the page or site of the form is about; without one, the site of the page. */
export function useCityPriority(): CityPriority {
  const city = useFormFields(([fields]) => fields?.['categorisation.city']?.value ?? fields?.['header.city']?.value)
  const site = useFormFields(([fields]) => fields?.site?.value)
  const code = entryIdSchema.safeParse(typeof city === 'string' ? city.trim() : undefined)
  if (code.success) return { city: code.data }
  return Number(site) > 0 ? { site: String(site) } : {}
}
