import { PlainError } from '../plain-error.ts'
import { stopAll } from './child-process.ts'

let endRequested = false

/** Whether the end was requested by a signal; later failures are consequences of it. */
export function isEndRequested(): boolean {
  return endRequested
}

/**
 * Runs a script and ends the process: after a signal all children are stopped and the exit code is 0; a PlainError is printed
 * as its message; all children have ended before the process does.
 */
export async function runSession(work: () => Promise<number>): Promise<never> {
  // A closed terminal closes its streams; children must still be stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const end = async () => {
    if (endRequested) return
    endRequested = true
    process.stdout.write('\nStopping … ')
    await stopAll()
    console.log('stopped; no process is left behind.')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())
  const code = await work().catch((error: unknown) => {
    // Errors after a signal are consequences of stopping the children.
    if (!endRequested) console.error(error instanceof PlainError ? `\n${error.message}` : error)
    return 1
  })
  if (endRequested) return new Promise(() => undefined)
  await stopAll()
  process.exit(code)
}
