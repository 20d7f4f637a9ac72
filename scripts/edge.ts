import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { generateEdgeFiles } from './edge/edge-files.ts'
import { ROOT } from './folders.ts'

/** `npm run edge`: generates the files that depend on the list of page parameters (docs/how-to/cdn.md). */
for (const { path, text } of generateEdgeFiles()) {
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  writeFileSync(join(ROOT, path), text)
}
