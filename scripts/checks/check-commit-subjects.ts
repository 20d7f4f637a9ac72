import { execFileSync } from 'node:child_process'
import { ROOT } from '../folders.ts'
import { BEFORE_THE_RULE, findLongSubjects, LONGEST_SUBJECT } from './commit-subjects.ts'

/** A check of its own: ends with 1, and names them, when commits have subjects that are too long (CONTRIBUTING.md). */
const long = findLongSubjects(listSubjects())
if (long.length > 0) {
  console.log(`Commit subjects have at most ${LONGEST_SUBJECT} characters; say why in the body:\n${long.join('\n')}`)
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
