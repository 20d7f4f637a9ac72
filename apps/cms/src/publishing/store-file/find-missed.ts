import type { DocumentEntry } from '../publication-queue.ts'
import type { PublicationState } from '../publications.ts'
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
/** Milliseconds that a page may have been read before it was noted as published. */
const READ_BEFORE_NOTED = 30_000

/**
 * What was saved, or taken away, without being published: the process ended between the two, or the store lost its last rows
 * with the power. Of a page that is online, store and content system must name the same save; of the rest, what was noted must be
 * the later. Pictures have no such note: those that were changed about the time of the last one count, unless everything was published after them.
 *
 * @param saved all that is published; of pictures all
 * @param versions of pages in the store: the time of the save, by uid, language and kind
 * @param since milliseconds since the epoch: what was published from then on the store may have lost, whatever was noted
 */
export function findMissed(
  saved: readonly Saved[],
  noted: readonly Noted[],
  versions: ReadonlyMap<string, string>,
  since: number = Number.POSITIVE_INFINITY,
): DocumentEntry[] {
  const notes = new Map(noted.map((note) => [note.subject, note]))
  const times = noted.map(({ updatedAt }) => Date.parse(updatedAt))
  const [firstNote, lastNote] = [
    times.reduce((first, time) => Math.min(first, time), Number.POSITIVE_INFINITY),
    times.reduce((last, time) => Math.max(last, time), 0),
  ]
  const lastPicture = Math.min(Math.max(lastNote - UNSURE, firstNote - READ_BEFORE_NOTED), since)
  const missed = saved.filter(({ kind, id, updatedAt }) => {
    if (kind === 'media') return Date.parse(updatedAt) > lastPicture
    const note = notes.get(`${kind}:${id}`)
    if (!note || Date.parse(note.updatedAt) >= since) return true
    if (kind === 'page' && note.state === 'online') return versions.get(nameOf(note.key)) !== updatedAt
    return Date.parse(updatedAt) > Date.parse(note.updatedAt)
  })
  const there = new Set(saved.map(({ kind, id }) => `${kind}:${id}`))
  const gone = noted.filter(
    ({ subject, state, updatedAt }) => !there.has(subject) && (state !== 'offline' || Date.parse(updatedAt) >= since),
  )
  return [...missed.map(({ kind, id }) => ({ kind, document: id })), ...gone.flatMap(({ subject }) => entryOf(subject))]
}

/**
 * Whether a copy has what was deleted since: of that nothing is noted any more.
 *
 * @param held what the store holds, as the notes of what is online name it
 */
export function hasDeleted(noted: readonly Pick<Noted, 'key'>[], held: Iterable<string>): boolean {
  const known = new Set(noted.map(({ key }) => nameOf(key)))
  return [...held].some((name) => !known.has(name))
}

export function nameOf(key: PageKey | undefined): string {
  return key ? `${key.uid} ${key.lang} ${key.kind}` : ''
}

function entryOf(subject: string): DocumentEntry[] {
  const [kind, id] = subject.split(':')
  return kind === 'page' || kind === 'site' || kind === 'redirect' ? [{ kind, document: Number(id) }] : []
}
