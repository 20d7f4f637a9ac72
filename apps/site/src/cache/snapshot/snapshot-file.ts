import { z } from 'zod'

/** Of the file's format; a file of another format is not read. */
export const SNAPSHOT_FORMAT = 1

/** Bytes before each record: lengths of its facts and of its copies, and a checksum of both. */
export const RECORD_HEAD_BYTES = 12

/** Bytes of one record's facts or copies; more is no record. */
export const MOST_RECORD_BYTES = 16_777_216

/** What the first record of a file says of the others. */
export const snapshotHeaderSchema = z.object({
  format: z.literal(SNAPSHOT_FORMAT),
  /** Of which build, with which settings. */
  release: z.string(),
  /** Of what is published (content/store/publication-fingerprint.ts). */
  publication: z.string(),
  pages: z.int().nonnegative(),
})

/** Which pages a process can believe: those of its own build and settings, and of what is published now. */
export type SnapshotValidityKey = Pick<z.infer<typeof snapshotHeaderSchema>, 'release' | 'publication'>

const time = z.number()

/** The facts of one page (rendered-page.ts) with its key and the lengths of its copies. */
export const recordSchema = z.object({
  key: z.string().min(1),
  facts: z.object({
    status: z.int(),
    contentType: z.string(),
    link: z.string().exactOptional(),
    location: z.string().exactOptional(),
    isHidden: z.boolean(),
    contentSecurityPolicy: z.string(),
    reportedPolicy: z.string().exactOptional(),
    pageIdentifier: z.string(),
    tgid: z.int().exactOptional(),
    tags: z.array(z.string()),
    oldestPrice: time.exactOptional(),
    renderedAt: time,
    freshUntil: time,
    usableUntil: time,
    usedAt: time,
    uses: z.int().nonnegative(),
    isTight: z.boolean(),
    length: z.int().nonnegative(),
    digest: z.string(),
  }),
  bodies: z.array(z.tuple([z.enum(['br', 'zstd', 'gzip']), z.int().positive()])).min(1),
})
