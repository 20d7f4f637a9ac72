/**
 * Writes the words of the pseudo language, which stands in for German, beside the English ones of the test world:
 * `node test/world/write-pseudo.ts`.
 */
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pseudoWords } from './pseudo.ts'

const WORLD = import.meta.dirname

export interface PseudoFile {
  readonly path: string
  readonly words: unknown
}

/** Each English file of the world, as the file of the pseudo language that it leads to. */
export function listPseudoFiles(): PseudoFile[] {
  const files = globSync(['content/**/en.json', 'catalogue/texts/en/**/*.json'], { cwd: WORLD }).sort()
  return files.map((file) => ({
    path: join(WORLD, file.replace(/\/en\.json$/, '/de.json').replace('/texts/en/', '/texts/de/')),
    words: pseudoWords(JSON.parse(readFileSync(join(WORLD, file), 'utf8'))),
  }))
}

if (import.meta.main) {
  for (const { path, words } of listPseudoFiles()) {
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `${JSON.stringify(words, null, 2)}\n`)
  }
}
