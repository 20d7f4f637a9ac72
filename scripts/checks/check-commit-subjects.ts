import { execFileSync } from 'node:child_process'
import { ROOT } from '../folders.ts'
import { BEFORE_THE_RULE, findLongSubjects, MAX_SUBJECT_LENGTH } from './commit-subjects.ts'

/** A separate check: lists commits whose subjects are too long, and exits with 1 (CONTRIBUTING.md). */
const long = findLongSubjects(listSubjects())
if (long.length > 0) {
  console.log(`Commit subjects have at most ${MAX_SUBJECT_LENGTH} characters; say why in the body:\n${long.join('\n')}`)
  process.exitCode = 1
}

/** A copy without history (an archive, a shallow clone) has nothing to check. */
function listSubjects(): string[] {
  try {
    const args = ['log', '--no-merges', '--format=%s', `${BEFORE_THE_RULE}..HEAD`]
    const log = execFileSync('git', args, { cwd: ROOT, stdio: ['ignore', 'pipe', 'ignore'] })
    return log.toString().split('\n').filter(Boolean)
  } catch {
    return []
  }
}
