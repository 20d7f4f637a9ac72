import type { DocumentEntry } from '../publication-queue.ts'
import type { PublicationState } from '../publications.ts'
import type { PageKey } from '../published-store.ts'

/** A document of the content system, as last saved. */
export interface SavedDocument {
  readonly kind: DocumentEntry['kind']
  readonly id: number
  /** ISO 8601. */
  readonly updatedAt: string
}

/** The record of a document's last publication. */
export interface PublicationRecord {
  /** Such as `page:12`. */
  readonly subject: string
  readonly state: PublicationState
  readonly key: PageKey | undefined
  /** ISO 8601. */
  readonly updatedAt: string
}

/** Milliseconds before the last record of a publisher in which a change of a picture may have been missed. */
const PICTURE_MARGIN = 600_000
/** Milliseconds that may pass between reading a page and recording its publication. */
const READ_BEFORE_NOTED = 30_000

/**
 * Finds documents that were saved or deleted without being published, because the process ended in between or the store lost
 * its last rows in a power failure. For a page that is online, store and content system must name the same save; for others the
 * record must be later than the save. Pictures have no record: those changed shortly before the last record count, unless
 * everything was published afterwards.
 *
 * @param saved everything that should be published; of pictures all
 * @param versions of pages in the store: the time of the save, by uid, language and kind
 * @param since milliseconds since the epoch: the store may have lost whatever was published from then on, regardless of records
 */
export function findUnpublishedChanges(
  saved: readonly SavedDocument[],
  noted: readonly PublicationRecord[],
  versions: ReadonlyMap<string, string>,
  since: number = Number.POSITIVE_INFINITY,
): DocumentEntry[] {
  const notes = new Map(noted.map((note) => [note.subject, note]))
  const times = noted.map(({ updatedAt }) => Date.parse(updatedAt))
  const [firstNote, lastNote] = [
    times.reduce((first, time) => Math.min(first, time), Number.POSITIVE_INFINITY),
    times.reduce((last, time) => Math.max(last, time), 0),
  ]
  const lastPicture = Math.min(Math.max(lastNote - PICTURE_MARGIN, firstNote - READ_BEFORE_NOTED), since)
  const missed = saved.filter(({ kind, id, updatedAt }) => {
    if (kind === 'media') return Date.parse(updatedAt) > lastPicture
    const note = notes.get(`${kind}:${id}`)
    if (!note || Date.parse(note.updatedAt) >= since) return true
    if (kind === 'page' && note.state === 'online') return versions.get(pageKeyText(note.key)) !== updatedAt
    return Date.parse(updatedAt) > Date.parse(note.updatedAt)
  })
  const there = new Set(saved.map(({ kind, id }) => `${kind}:${id}`))
  const gone = noted.filter(
    ({ subject, state, updatedAt }) => !there.has(subject) && (state !== 'offline' || Date.parse(updatedAt) >= since),
  )
  return [...missed.map(({ kind, id }) => ({ kind, document: id })), ...gone.flatMap(({ subject }) => entryOf(subject))]
}

/**
 * Whether a copy contains documents that were deleted since it was made: deleted documents have no record.
 *
 * @param held what the store holds, in the form of the records' keys
 */
export function hasDeletedDocuments(noted: readonly Pick<PublicationRecord, 'key'>[], held: Iterable<string>): boolean {
  const known = new Set(noted.map(({ key }) => pageKeyText(key)))
  return [...held].some((name) => !known.has(name))
}

export function pageKeyText(key: PageKey | undefined): string {
  return key ? `${key.uid} ${key.lang} ${key.kind}` : ''
}

function entryOf(subject: string): DocumentEntry[] {
  const [kind, id] = subject.split(':')
  return kind === 'page' || kind === 'site' || kind === 'redirect' ? [{ kind, document: Number(id) }] : []
}
