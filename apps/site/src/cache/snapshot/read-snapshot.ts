import { type FileHandle, open } from 'node:fs/promises'
import { crc32 } from 'node:zlib'
import type { z } from 'zod'
import type { CompressedEncoding, SnapshotPage } from '../rendered-page.ts'
import {
  MOST_RECORD_BYTES,
  RECORD_HEAD_BYTES,
  recordSchema,
  type SnapshotValidityKey,
  snapshotHeaderSchema,
} from './snapshot-file.ts'

type ReadPages =
  | { readonly kind: 'pages'; readonly pages: readonly (readonly [string, SnapshotPage])[] }
  /** There is no file. */
  | { readonly kind: 'none' }
  /** Of another build or settings, or of what was published before. */
  | { readonly kind: 'other'; readonly what: keyof SnapshotValidityKey }
  | { readonly kind: 'broken'; readonly reason: string }

class BrokenFileError extends Error {}

/**
 * Reads the pages of a snapshot: all of them, or none where anything of the file is broken. Other work of the process goes on
 * meanwhile.
 *
 * @param wanted of which kind they must be
 * @returns the hottest first
 */
export async function readSnapshot(path: string, wanted: SnapshotValidityKey): Promise<ReadPages> {
  let file: FileHandle
  try {
    file = await open(path)
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return isMissing ? { kind: 'none' } : { kind: 'broken', reason: String(error) }
  }
  try {
    const kind = parseAs(snapshotHeaderSchema, await readRecord(file))
    for (const what of ['release', 'publication'] as const) {
      if (kind[what] !== wanted[what]) return { kind: 'other', what }
    }
    return { kind: 'pages', pages: await readPages(file, kind.pages) }
  } catch (error) {
    return { kind: 'broken', reason: error instanceof Error ? error.message : String(error) }
  } finally {
    await file.close()
  }
}

async function readPages(file: FileHandle, count: number): Promise<[string, SnapshotPage][]> {
  const pages: [string, SnapshotPage][] = []
  const known = new Map<string, string>()
  /** Texts that many pages have, such as their policies and tags, are in memory once. */
  const once = (text: string) => known.getOrInsert(text, text)
  while (pages.length < count) {
    const record = await readRecord(file)
    const { key, facts, bodies } = parseAs(recordSchema, record)
    const { contentSecurityPolicy, reportedPolicy, tags, ...others } = facts
    const shared = {
      contentSecurityPolicy: once(contentSecurityPolicy),
      reportedPolicy: reportedPolicy && once(reportedPolicy),
      tags: tags.map(once),
    }
    pages.push([key, { facts: { ...others, ...shared }, bodies: cut(record.rest, bodies) }])
  }
  return pages
}

interface FileRecord {
  readonly facts: unknown
  readonly rest: Buffer
}

async function readRecord(file: FileHandle): Promise<FileRecord> {
  const head = await readExactly(file, RECORD_HEAD_BYTES)
  const [facts, rest, sum] = [head.readUInt32LE(0), head.readUInt32LE(4), head.readUInt32LE(8)]
  if (facts > MOST_RECORD_BYTES || rest > MOST_RECORD_BYTES) throw new BrokenFileError('a record is too long')
  const content = await readExactly(file, facts + rest)
  if (crc32(content) !== sum) throw new BrokenFileError('a record is not what was written')
  return { facts: JSON.parse(content.toString('utf8', 0, facts)), rest: content.subarray(facts) }
}

async function readExactly(file: FileHandle, length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(length)
  let read = 0
  while (read < length) {
    const { bytesRead } = await file.read(bytes, read, length - read)
    if (bytesRead === 0) throw new BrokenFileError('the file ends too early')
    read += bytesRead
  }
  return bytes
}

function parseAs<T extends z.ZodType>(schema: T, { facts }: FileRecord): z.infer<T> {
  const { success, data } = schema.safeParse(facts)
  if (!success) throw new BrokenFileError('a record has another shape')
  return data
}

function cut(
  bytes: Buffer,
  lengths: readonly (readonly [CompressedEncoding, number])[],
): [CompressedEncoding, Buffer][] {
  let at = 0
  const bodies = lengths.map(([encoding, length]): [CompressedEncoding, Buffer] => {
    at += length
    return [encoding, bytes.subarray(at - length, at)]
  })
  if (at !== bytes.byteLength) throw new BrokenFileError('copies have other lengths')
  return bodies
}
