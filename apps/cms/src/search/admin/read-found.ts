import { z } from 'zod'
import type { TextKey, Translate } from '../../messages/translate.ts'
import type { FoundEntry } from './found-list.tsx'

const foundSchema = z.object({
  kind: z.enum(['page', 'site', 'media', 'redirect']),
  id: z.number(),
  title: z.string(),
  english: z.string().nullable(),
  address: z.string().nullable(),
  lang: z.string().nullable(),
  state: z.string(),
  excerpt: z.string(),
  languages: z.number(),
})
const answerSchema = z.object({ found: z.array(foundSchema), isComplete: z.boolean() })
export type FoundDocument = z.infer<typeof foundSchema>

/**
 * Asks what holds the words that were typed.
 *
 * @param more conditions, such as `{ kind: 'page', site: '3' }`
 */
export async function askFound(
  typed: string,
  signal: AbortSignal,
  more: Readonly<Record<string, string>> = {},
): Promise<z.infer<typeof answerSchema>> {
  const query = new URLSearchParams({ q: typed, ...more })
  const answer = await fetch(`/api/find?${query}`, { signal, credentials: 'same-origin' })
  return answerSchema.parse(await answer.json())
}

const COLLECTIONS = { page: 'pages', site: 'sites', media: 'media', redirect: 'redirects' } as const
const KINDS = { page: 'desk:page', site: 'desk:site', media: 'desk:picture', redirect: 'desk:redirect' } as const
const STATES: Readonly<Record<string, TextKey>> = {
  draft: 'uses:draft',
  live: 'finding:live',
  changed: 'finding:changed',
}

/** What was found, as rows of the search; of a number also where it is used as a tour group. */
export function listEntries(typed: string, found: readonly FoundDocument[], say: Translate): FoundEntry[] {
  const number = /^\s*\d{1,15}\s*$/.test(typed) ? [productEntry(typed.trim(), say)] : []
  return [...number, ...found.map((document) => entryOf(document, say))]
}

function productEntry(number: string, say: Translate): FoundEntry {
  return {
    title: say('finding:tourGroup', { number }),
    kind: say('finding:product'),
    more: say('finding:whereUsed'),
    excerpt: '',
    href: `/admin/uses?of=product:${number}`,
  }
}

function entryOf(document: FoundDocument, say: Translate): FoundEntry {
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
    href: `/admin/collections/${COLLECTIONS[kind]}/${id}`,
  }
}
