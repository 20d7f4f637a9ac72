import { reasonOf } from '../server/reason-of.ts'

/** What every command of the content system shares: sentences on the terminal and an honest exit code. */
export function say(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

/**
 * Runs a command and ends the process: open connections would keep it alive.
 *
 * @param name what failed, for the sentence that says why: `Migrating`
 */
export async function runScript(name: string, work: () => Promise<void>): Promise<never> {
  process.env.LOG_LEVEL ??= 'error'
  try {
    await work()
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${name} failed: ${reasonOf(error)}\n`)
    process.exit(1)
  }
}
