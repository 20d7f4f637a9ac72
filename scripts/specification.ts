import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FOLDER, readSpecification } from './specification/read-specification.ts'

/**
 * `npm run specification`: generates the tables of `docs/specification` from `rules.md` and the tags beside tests.
 * With `--check` it writes nothing, names the tables that are out of date and exits with 1 if there are any.
 */
const tables = [...readSpecification()]
if (process.argv.includes('--check')) {
  const outdated = tables.filter(([file, text]) => text !== readFileSync(join(FOLDER, file), 'utf8'))
  if (outdated.length > 0) {
    console.error(`Run \`npm run specification\`: docs/specification is out of date: ${outdated.map(([file]) => file)}`)
    process.exitCode = 1
  }
} else {
  for (const [file, text] of tables) writeFileSync(join(FOLDER, file), text)
}
