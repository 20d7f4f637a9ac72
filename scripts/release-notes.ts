import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import packageJson from '../package.json' with { type: 'json' }
import { ROOT } from './folders.ts'
import { notesOfRelease } from './release-notes/notes-of-release.ts'
import { runSession } from './tasks/session.ts'

/**
 * `node scripts/release-notes.ts v1.2.3`: what the changelog says of the release that the tag names; ends with 1 where tag,
 * `package.json` and changelog do not agree. It needs no installed package (.github/workflows/release.yml).
 */
await runSession(async () => {
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')
  process.stdout.write(notesOfRelease({ tag: process.argv[2] ?? '', version: packageJson.version, changelog }))
  return 0
})
