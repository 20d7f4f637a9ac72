import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The modules that turn content files into what is stored. */
export function listWriters(): string[] {
  return globSync('*.ts', { cwd: import.meta.dirname })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
}

/** A row is written again when its words change, and when what is made of words does: both are in its hash. */
export function hashContent(words: string, writers: string = WRITERS): string {
  return createHash('sha256').update(writers).update(words).digest('hex')
}

const WRITERS = listWriters()
  .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
  .join('\n')
