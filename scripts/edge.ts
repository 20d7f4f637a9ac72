import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generateEdgeFiles } from './edge/edge-files.ts'
import { ROOT } from './folders.ts'

/** `npm run edge`: writes what is made from the list of parameters that pages read (docs/how-to/cdn.md). */
for (const { path, text } of generateEdgeFiles()) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  writeFileSync(join(ROOT, path), text)
}
