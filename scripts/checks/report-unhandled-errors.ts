import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError } from 'vitest/node'

/**
 * A reporter of vitest that writes the first lines of errors that no test awaited into `UNHANDLED_ERRORS_FILE`. They fail a
 * run, and the JSON report does not have them.
 */
export default class ReportUnhandledErrors implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    const file = process.env.UNHANDLED_ERRORS_FILE
    const lines = errors.map(({ message, stack }) => `${message.split('\n')[0]}${placeOf(stack)}`)
    if (file !== undefined && lines.length > 0) writeFileSync(file, lines.join('\n'))
  }
}

/** The first line of a stack that is of this project. */
function placeOf(stack: string | undefined): string {
  const line = stack?.split('\n').find((line) => line.includes('at ') && !line.includes('node_modules'))
  return line === undefined ? '' : ` (${line.trim()})`
}
