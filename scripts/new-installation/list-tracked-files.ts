import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../folders.ts'

/** All files that git tracks and that exist, as paths below the project's root. */
export function listTrackedFiles(): string[] {
  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' }).split('\0')
  return tracked.filter((file) => file !== '' && existsSync(join(ROOT, file)))
}
