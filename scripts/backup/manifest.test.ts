import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RELEASE } from '@passepartout/content-model/release'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readWholeBackup, writeManifest } from './manifest.ts'

let folder: string

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'manifest-'))
  writeFileSync(join(folder, 'content.db'), 'words')
  await writeManifest(folder, { made: '2026-11-26T00:00:00.000Z', database: 'sqlite' })
})
afterEach(() => rmSync(folder, { recursive: true }))

/** As another release may have written it. */
function rewrite(change: object) {
  const file = join(folder, 'backup.json')
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), ...change }))
}

test('a backup says of which release it is, and one that does not is of the first', async () => {
  expect((await readWholeBackup(folder)).release).toBe(RELEASE)
  rewrite({ release: undefined })
  expect((await readWholeBackup(folder)).release).toBe('0.1.0')
})

// spec: D.admin.upgrade
test('one of a later release is refused with the release that can restore it, whatever else is in it', async () => {
  rewrite({ release: '99.1.0', signature: 'of later days' })
  await expect(readWholeBackup(folder)).rejects.toThrow(
    `The backup is of release 99.1.0, and this is release ${RELEASE}: install release 99.1.0 or a later one to restore it. Nothing was changed.`,
  )
})
