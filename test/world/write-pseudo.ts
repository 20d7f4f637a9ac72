/**
 * Writes the words of the pseudo language, which stands in for German, beside the English ones of the test world and of the
 * sandbox's own catalogue:
 * `node test/world/write-pseudo.ts`.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pseudoWords } from './pseudo.ts'

const WORLD = import.meta.dirname
const CATALOGUE = join(WORLD, '../../apps/sandbox/catalogue')

export interface PseudoFile {
  readonly path: string
  readonly words: unknown
}

/** Each English file, as the file of the pseudo language that it leads to. */
export function listPseudoFiles(): PseudoFile[] {
  const content = globSync('content/**/en.json', { cwd: WORLD }).map((file) => join(WORLD, file))
  const texts = globSync('texts/en/**/*.json', { cwd: CATALOGUE }).map((file) => join(CATALOGUE, file))
  return [...content, ...texts].sort().map((file) => ({
    path: file.replace(/\/en\.json$/, '/de.json').replace('/texts/en/', '/texts/de/'),
    words: pseudoWords(JSON.parse(readFileSync(file, 'utf8'))),
  }))
}

if (import.meta.main) {
  for (const { path, words } of listPseudoFiles()) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${JSON.stringify(words, null, 2)}\n`)
  }
}
