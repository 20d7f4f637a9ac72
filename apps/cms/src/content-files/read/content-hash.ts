import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const FOLDER = dirname(import.meta.dirname)

/** Modules whose code determines the stored rows. */
export function listHashedModules(): string[] {
  return globSync('*/*.ts', { cwd: FOLDER })
    .filter((file) => !file.endsWith('.test.ts') && !file.startsWith('checks/'))
    .toSorted()
}

/** The hash of a row's texts and of these modules: a row is written again when either changes. */
export function hashContentAndModules(words: string, writers: string = WRITERS): string {
  return createHash('sha256').update(writers).update(words).digest('hex')
}

const WRITERS = listHashedModules()
  .map((file) => readFileSync(join(FOLDER, file), 'utf8'))
  .join('\n')
