import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { crc32 } from 'node:zlib'
import type { z } from 'zod'
import type { RenderedPage, SnapshotPage } from '../rendered-page.ts'
import {
  RECORD_HEAD_BYTES,
  SNAPSHOT_FORMAT,
  type SnapshotValidityKey,
  type snapshotHeaderSchema,
} from './snapshot-file.ts'

/**
 * Writes pages into a file, the hottest first, and puts it in the place of the one before in one step.
 *
 * @throws when the file cannot be written; the one before is still there then
 */
export async function writeCacheSnapshot(
  path: string,
  kind: SnapshotValidityKey,
  pages: readonly (readonly [string, RenderedPage])[],
): Promise<void> {
  const kept = pages.flatMap(([key, page]) => {
    const copy = page.toSnapshot()
    return copy ? [[key, copy] as const] : []
  })
  const partial = `${path}.partial`
  await mkdir(dirname(path), { recursive: true })
  try {
    await pipeline(Readable.from(recordsOf(kind, kept)), createWriteStream(partial, { mode: 0o600 }))
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

function* recordsOf(kind: SnapshotValidityKey, pages: readonly (readonly [string, SnapshotPage])[]): Generator<Buffer> {
  const header: z.infer<typeof snapshotHeaderSchema> = { format: SNAPSHOT_FORMAT, ...kind, pages: pages.length }
  yield recordOf(header, [])
  for (const [key, { facts, bodies }] of pages) {
    const lengths = bodies.map(([encoding, { byteLength }]) => [encoding, byteLength])
    yield recordOf(
      { key, facts, bodies: lengths },
      bodies.map(([, body]) => body),
    )
  }
}

function recordOf(facts: object, bodies: readonly Buffer[]): Buffer {
  const text = Buffer.from(JSON.stringify(facts))
  const content = Buffer.concat([text, ...bodies])
  const head = Buffer.alloc(RECORD_HEAD_BYTES)
  head.writeUInt32LE(text.byteLength, 0)
  head.writeUInt32LE(content.byteLength - text.byteLength, 4)
  head.writeUInt32LE(crc32(content), 8)
  return Buffer.concat([head, content])
}
