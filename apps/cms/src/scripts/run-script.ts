import { causeMessage } from '../infrastructure/cause-message.ts'

/** Shared by all commands of the content system: messages on the terminal and the exit code. */
export function printLine(sentence: string): void {
  process.stdout.write(`${sentence}\n`)
}

/**
 * Runs a command and ends the process, which open connections would keep alive.
 *
 * @param name what failed, for the message: `Migrating`
 */
export async function runScript(name: string, work: () => Promise<void>): Promise<never> {
  process.env.LOG_LEVEL ??= 'error'
  try {
    await work()
    process.exit(0)
  } catch (error) {
    process.stderr.write(`${name} failed: ${causeMessage(error)}\n`)
    process.exit(1)
  }
}
