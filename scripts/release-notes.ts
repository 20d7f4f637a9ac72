import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import packageJson from '../package.json' with { type: 'json' }
import { ROOT } from './folders.ts'
import { notesOfRelease } from './release-notes/notes-of-release.ts'
import { runSession } from './tasks/session.ts'

/**
 * `node scripts/release-notes.ts v1.2.3`: prints the changelog's entry of a release tag; exits with 1 if tag, `package.json`
 * and changelog disagree. Needs no installed packages (.github/workflows/release.yml).
 */
await runSession(async () => {
  const changelog = readFileSync(join(ROOT, 'CHANGELOG.md'), 'utf8')
  process.stdout.write(notesOfRelease({ tag: process.argv[2] ?? '', version: packageJson.version, changelog }))
  return 0
})
