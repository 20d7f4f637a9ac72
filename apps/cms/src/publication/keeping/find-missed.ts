import type { PublicationState } from '../../collections/publications.ts'
import type { DocumentEntry } from '../publication-queue.ts'
import type { PageKey } from '../published-store.ts'

/** What the content system has, as it was last saved. */
export interface Saved {
  readonly kind: DocumentEntry['kind']
  readonly id: number
  /** ISO 8601. */
  readonly updatedAt: string
}

/** What became of something the last time that it was published. */
export interface Noted {
  /** Such as `page:12`. */
  readonly subject: string
  readonly state: PublicationState
  readonly key: PageKey | undefined
  /** ISO 8601. */
  readonly updatedAt: string
}

/** Milliseconds before the last sign of a publisher in which a picture may have been changed unnoticed. */
const UNSURE = 600_000

/**
 * What was saved, or taken away, without being published: the process ended between the two, or the store lost its last rows
 * with the power. Of a page that is online, store and content system must name the same save; of the rest, what was noted must be
 * the later. Pictures have no such note: those that were changed about the time of the last one count.
 *
 * @param saved all that is published; of pictures all
 * @param versions of pages in the store: the time of the save, by uid, language and kind
 */
export function findMissed(
  saved: readonly Saved[],
  noted: readonly Noted[],
  versions: ReadonlyMap<string, string>,
): DocumentEntry[] {
  const notes = new Map(noted.map((note) => [note.subject, note]))
  const lastNote = Math.max(0, ...noted.map(({ updatedAt }) => Date.parse(updatedAt)))
  const missed = saved.filter(({ kind, id, updatedAt }) => {
    if (kind === 'media') return Date.parse(updatedAt) > lastNote - UNSURE
    const note = notes.get(`${kind}:${id}`)
    if (!note) return true
    if (kind === 'page' && note.state === 'online') return versions.get(nameOf(note.key)) !== updatedAt
    return Date.parse(updatedAt) > Date.parse(note.updatedAt)
  })
  const there = new Set(saved.map(({ kind, id }) => `${kind}:${id}`))
  const gone = noted.filter(({ subject, state }) => !there.has(subject) && state !== 'offline')
  return [...missed.map(({ kind, id }) => ({ kind, document: id })), ...gone.flatMap(({ subject }) => entryOf(subject))]
}

function nameOf(key: PageKey | undefined): string {
  return key ? `${key.uid} ${key.lang} ${key.kind}` : ''
}

function entryOf(subject: string): DocumentEntry[] {
  const [kind, id] = subject.split(':')
  return kind === 'page' || kind === 'site' || kind === 'redirect' ? [{ kind, document: Number(id) }] : []
}
