import { BLOCK_TYPES, blockSchema } from '@passepartout/content-model/blocks'
import { type PageDocument, pageDocumentSchema } from '@passepartout/content-model/page'
import { z } from 'zod'
import { repair } from './repair.ts'

/** A draft, complete or not. */
export interface Draft {
  readonly page: PageDocument
  /** Ids of blocks that are too incomplete to be shown, or unknown to this site. */
  readonly leftOut: readonly string[]
  /** Unknown types of omitted blocks without another fault. */
  readonly unknownBlocks: readonly string[]
  /** Faults that prevent publication, as sentences of the content system. */
  readonly faults: readonly string[]
}

const moment = z.iso.datetime().catch('1970-01-01T00:00:00.000Z')

const draftSchema = pageDocumentSchema.extend({
  publishedAt: moment,
  updatedAt: moment,
  blocks: z.array(z.unknown()).catch([]),
  faults: z.array(z.string()).catch([]),
})

const KNOWN: ReadonlySet<string> = new Set(BLOCK_TYPES)

const namedSchema = z.object({ id: z.string().catch(''), type: z.string().catch('no type') })

/**
 * Parses as much of a draft as can be shown; a faulty block does not affect others.
 *
 * @returns `undefined` when it is no page
 */
export function parseDraft(value: unknown): Draft | undefined {
  const envelope = repair(draftSchema, value)
  if (!envelope) return undefined
  const { faults, ...page } = envelope
  const tried = page.blocks.map((candidate) => ({ candidate, block: repair(blockSchema, candidate) }))
  const lost = tried.flatMap(({ candidate, block }) => (block ? [] : (namedSchema.safeParse(candidate).data ?? [])))
  return {
    page: { ...page, blocks: tried.flatMap(({ block }) => block ?? []) },
    leftOut: lost.map(({ id }) => id),
    unknownBlocks: lost.map(({ type }) => type).filter((type) => faults.length === 0 || !KNOWN.has(type)),
    faults,
  }
}
