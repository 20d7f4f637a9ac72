import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

let parent: string | undefined

/** A new empty folder, which is removed when this process ends. */
export function createScratchFolder(): string {
  parent ??= createParent()
  return mkdtempSync(join(parent, 'part-'))
}

function createParent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'passepartout-bench-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
