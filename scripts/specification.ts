import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { FOLDER, readSpecification } from './specification/read-specification.ts'

/** `npm run specification`: generates the tables of `docs/specification` from `rules.md` and the tags beside tests. */
for (const [file, text] of readSpecification()) writeFileSync(join(FOLDER, file), text)
