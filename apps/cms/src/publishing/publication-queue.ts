import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'

export interface DocumentEntry {
  readonly kind: 'page' | 'site' | 'media' | 'redirect'
  readonly document: number
}

export interface PurgeEntry {
  readonly kind: 'purge'
  readonly tags: readonly string[]
  /** The document whose change is reported to the site, such as `page:12`; absent when many were rebuilt. */
  readonly subject?: string | undefined
}

export type QueueEntry = DocumentEntry | PurgeEntry

export type QueuedRequest = QueueEntry & {
  readonly id: number
  readonly attempts: number
  /** When it was requested, in milliseconds since 1970. */
  readonly askedAt: number
}

/** The queue as the publisher uses it. The implementation is a table, so entries survive a restart. */
export interface PublicationQueue {
  /** @param notBefore milliseconds since 1970; 0 puts the entry before all others, for a request that somebody waits for */
  add(entry: QueueEntry, notBefore?: number): Promise<number>
  /** A batch of entries that are due, ordered by due time, then by age. */
  due(lane: 'documents' | 'purges', now: number): Promise<QueuedRequest[]>
  remove(ids: readonly number[]): Promise<void>
  postpone(ids: readonly number[], attempts: number, notBefore: number): Promise<void>
}

const COLLECTION = 'publication-requests'
/** Small batches of documents keep the wait of a new save short; purges are sent together. */
const BATCH = { documents: 5, purges: 100 } as const

/** Adds a row, inside the transaction of `req` where there is one. */
export async function enqueue(
  payload: Payload,
  entry: QueueEntry,
  req?: PayloadRequest,
  notBefore = 0,
): Promise<number> {
  const row = await payload.create({
    collection: COLLECTION,
    data: { ...columnsOf(entry), attempts: 0, notBefore },
    depth: 0,
    ...(req ? { req } : {}),
  })
  return row.id
}

function columnsOf(entry: QueueEntry) {
  return entry.kind === 'purge'
    ? { kind: entry.kind, tags: [...entry.tags], subject: entry.subject ?? null }
    : { kind: entry.kind, document: entry.document }
}

const base = { id: z.number(), attempts: z.number(), askedAt: z.number() }
const rowSchema = z.discriminatedUnion('kind', [
  z.object({ ...base, kind: z.enum(['page', 'site', 'media', 'redirect']), document: z.number() }),
  z.object({
    ...base,
    kind: z.literal('purge'),
    tags: z.array(z.string()),
    subject: z
      .string()
      .nullish()
      .transform((subject) => subject ?? undefined),
  }),
])

export function createPublicationQueue(payload: Payload): PublicationQueue {
  const where = (ids: readonly number[]) => ({ id: { in: [...ids] } })
  return {
    add: (entry, notBefore) => enqueue(payload, entry, undefined, notBefore),
    async due(lane, now) {
      const { docs } = await payload.find({
        collection: COLLECTION,
        where: {
          kind: lane === 'purges' ? { equals: 'purge' } : { not_equals: 'purge' },
          notBefore: { less_than_equal: now },
        },
        sort: ['notBefore', 'id'],
        limit: BATCH[lane],
        pagination: false,
        depth: 0,
      })
      return z.array(rowSchema).parse(docs.map((row) => ({ ...row, askedAt: Date.parse(row.createdAt) })))
    },
    async remove(ids) {
      await payload.delete({ collection: COLLECTION, where: where(ids) })
    },
    async postpone(ids, attempts, notBefore) {
      await payload.update({ collection: COLLECTION, where: where(ids), data: { attempts, notBefore }, depth: 0 })
    },
  }
}
