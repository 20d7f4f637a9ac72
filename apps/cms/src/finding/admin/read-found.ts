import { z } from 'zod'
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
const KINDS = { page: 'Page', site: 'Site', media: 'Picture', redirect: 'Redirect' } as const

/** What was found, as rows of the search; of a number also where it is used as a tour group. */
export async function readFound(typed: string, signal: AbortSignal) {
  const { found, isComplete } = await askFound(typed, signal)
  const number = /^\s*\d{1,15}\s*$/.test(typed) ? [productEntry(typed.trim())] : []
  return { entries: [...number, ...found.map(entryOf)], isComplete }
}

function productEntry(number: string): FoundEntry {
  return {
    title: `Tour group ${number}`,
    kind: 'Product',
    more: 'Where it is used',
    excerpt: '',
    href: `/admin/uses?of=product:${number}`,
  }
}

function entryOf({ kind, id, title, english, address, lang, state, excerpt, languages }: FoundDocument): FoundEntry {
  const more = [
    address,
    lang?.toUpperCase(),
    languages > 1 ? `${languages} languages` : '',
    kind === 'page' ? STATES[state] : '',
  ]
  return {
    title: english ? `${title} (${english})` : title,
    kind: KINDS[kind],
    more: more.filter(Boolean).join(' · '),
    excerpt,
    href: `/admin/collections/${COLLECTIONS[kind]}/${id}`,
  }
}

const STATES: Readonly<Record<string, string>> = { draft: 'draft', live: 'online', changed: 'online, with changes' }
