import { setImmediate as yieldToOthers } from 'node:timers/promises'
import type { Payload } from 'payload'
import { COLLECTION_OF_KIND } from '../content/document-kinds.ts'
import { type DocumentKey, INDEXED_KINDS, type IndexedKind } from './content-index.ts'
import { contentIndex } from './open-index.ts'
import { readDocumentsToIndex } from './read-documents-to-index.ts'
import { logIndexError } from './with-search-index.ts'

const AT_ONCE = 50
/** A save is marked before its transaction ends, so recent marks are read once more later. */
const UNSETTLED_MS = 2000
/** Maximum wait of an answer; the rest is read in the background. */
const WAITED_FOR = 150

let work: Promise<void> = Promise.resolve()

/**
 * Indexes what has changed, so that an answer includes all earlier saves. After very many changes, as at a first start, this
 * continues in the background.
 *
 * @returns whether the index is complete
 */
export async function updateIndex(payload: Payload): Promise<boolean> {
  const count = contentIndex().countPending()
  if (count === 0) return true
  const done = catchUpInTurn(payload)
  if (count > WAITED_FOR) return false
  await done
  return true
}

/** One run at a time: the next one finds little left to do. */
function catchUpInTurn(payload: Payload): Promise<void> {
  work = work.then(() => readPending(payload)).catch((error: unknown) => logIndexError(payload, error))
  return work
}

async function readPending(payload: Payload): Promise<void> {
  const index = contentIndex()
  const seen = new Set<string>()
  for (;;) {
    const began = Date.now()
    const pending = index.listPending(AT_ONCE + seen.size).filter(({ subject }) => !seen.has(subject))
    const subjects = pending.slice(0, AT_ONCE).map(({ subject }) => subject)
    if (subjects.length === 0) return
    for (const kind of INDEXED_KINDS) await refresh(payload, kind, subjects)
    index.settle(subjects, began - UNSETTLED_MS)
    for (const subject of subjects) seen.add(subject)
    await yieldToOthers()
  }
}

async function refresh(payload: Payload, kind: IndexedKind, subjects: readonly DocumentKey[]): Promise<void> {
  const own = subjects.filter((subject) => subject.startsWith(`${kind}:`))
  if (own.length === 0) return
  const documents = await readDocumentsToIndex(payload, kind, own.map(numberOf))
  const found = new Set(documents.map(({ number }) => number))
  contentIndex().write(documents)
  contentIndex().remove(own.filter((subject) => !found.has(numberOf(subject))))
}

function numberOf(subject: DocumentKey): number {
  return Number(subject.slice(subject.indexOf(':') + 1))
}

/** Marks what was changed without the index, as by a restored backup; everything when there was none. */
async function noteUnknown(payload: Payload, now: number): Promise<void> {
  const index = contentIndex()
  for (const kind of INDEXED_KINDS) {
    const { docs } = await payload.find({
      collection: COLLECTION_OF_KIND[kind],
      draft: true,
      depth: 0,
      pagination: false,
      select: { updatedAt: true },
    })
    const known = index.listChanges(kind)
    index.transaction(() => {
      for (const { id, updatedAt } of docs) {
        const subject: DocumentKey = `${kind}:${Number(id)}`
        if (known.get(subject) !== updatedAt) index.mark(subject, now - UNSETTLED_MS)
        known.delete(subject)
      }
      for (const subject of known.keys()) index.mark(subject as DocumentKey, now - UNSETTLED_MS)
    })
  }
}

/** Milliseconds of delay after a server has started. */
const AFTER_START = 5000
/** Milliseconds until a failed comparison is repeated. */
const RETRY_AFTER = 30_000

/** Indexes in the background; until then answers say that they are incomplete. */
export function startIndexSynchronization(payload: Payload, after = AFTER_START, again = RETRY_AFTER): void {
  const read = async () => {
    if (!(await synchronizeIndex(payload))) startIndexSynchronization(payload, again, again)
  }
  setTimeout(() => void read(), after).unref()
}

/**
 * Indexes all changes, marked or not.
 *
 * @returns whether content and index could be compared
 */
export async function synchronizeIndex(payload: Payload): Promise<boolean> {
  try {
    await noteUnknown(payload, Date.now())
    await catchUpInTurn(payload)
    return true
  } catch (error) {
    logIndexError(payload, error)
    return false
  }
}
