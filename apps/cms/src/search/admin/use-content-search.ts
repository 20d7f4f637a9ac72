import { z } from 'zod'
import { useRequest } from '../../admin/requests.ts'
import { COLLECTION_OF_KIND } from '../../content/document-kinds.ts'
import type { TextKey, Translate } from '../../messages/translate.ts'
import type { SearchResultEntry } from './search-result-list.tsx'

/** Milliseconds without typing before a search starts. */
const SETTLED_MS = 90

const foundSchema = z.object({
  kind: z.enum(['page', 'site', 'media', 'redirect']),
  id: z.number(),
  title: z.string(),
  /** The title of its English version, if that is another page. */
  english: z.string().nullable(),
  address: z.string().nullable(),
  lang: z.string().nullable(),
  state: z.string(),
  /** Text around the match, which is enclosed in two characters that no text contains. */
  excerpt: z.string(),
  /** The number of languages that matched. */
  languages: z.number(),
})
const answerSchema = z.object({ found: z.array(foundSchema), isComplete: z.boolean() })
export type SearchResult = z.infer<typeof foundSchema>

/**
 * Searches for the typed text.
 *
 * @param more conditions, such as `{ kind: 'page', site: '3' }`
 * @returns `undefined` before the first answer
 */
export function useContentSearch(typed: string, more: Readonly<Record<string, string>> = {}) {
  const query = new URLSearchParams({ q: typed, ...more })
  return useRequest(answerSchema, `/api/find?${query}`, { delay: SETTLED_MS })
}

const KINDS = { page: 'desk:page', site: 'desk:site', media: 'desk:picture', redirect: 'desk:redirect' } as const
const STATES: Readonly<Record<string, TextKey>> = {
  draft: 'uses:draft',
  live: 'finding:live',
  changed: 'finding:changed',
}

/** The results as rows of the list; a number also offers its uses as a tour group. */
export function toResultEntries(typed: string, found: readonly SearchResult[], say: Translate): SearchResultEntry[] {
  const number = /^\s*\d{1,15}\s*$/.test(typed) ? [productEntry(typed.trim(), say)] : []
  return [...number, ...found.map((document) => entryOf(document, say))]
}

function productEntry(number: string, say: Translate): SearchResultEntry {
  return {
    title: say('finding:tourGroup', { number }),
    kind: say('finding:product'),
    more: say('finding:whereUsed'),
    excerpt: '',
    href: `/admin/uses?of=product:${number}`,
  }
}

function entryOf(document: SearchResult, say: Translate): SearchResultEntry {
  const { kind, id, title, english, address, lang, state, excerpt, languages } = document
  const stateKey = kind === 'page' ? STATES[state] : undefined
  const more = [
    address,
    lang?.toUpperCase(),
    languages > 1 ? say('uses:languages', { count: languages }) : '',
    stateKey ? say(stateKey) : '',
  ]
  return {
    title: english ? `${title} (${english})` : title,
    kind: say(KINDS[kind]),
    more: more.filter(Boolean).join(' · '),
    excerpt,
    href: `/admin/collections/${COLLECTION_OF_KIND[kind]}/${id}`,
  }
}
