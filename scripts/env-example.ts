import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeEnvironment } from './env-example/env-example.ts'
import { ROOT } from './folders.ts'

/** `npm run env-example`: writes `.env.example` from `docs/settings.md`. */
writeFileSync(join(ROOT, '.env.example'), describeEnvironment(readFileSync(join(ROOT, 'docs/settings.md'), 'utf8')))
