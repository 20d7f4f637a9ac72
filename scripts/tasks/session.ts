import { PlainError } from '../plain-error.ts'
import { stopAll } from './child-process.ts'

let asked = false

/** Whether a person asked for the end: what fails from then on fails because it was stopped. */
export function isEndAsked(): boolean {
  return asked
}

/**
 * Runs a script's work so that it ends well whatever happens: a signal stops every child and ends with 0 because a
 * person asked for it; a PlainError is shown as its sentence; every child is gone before the process is.
 */
export async function runSession(work: () => Promise<number>): Promise<never> {
  // A terminal that closes takes its streams away; what must be stopped is stopped all the same.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined)
  const end = async () => {
    if (asked) return
    asked = true
    process.stdout.write('\nStopping … ')
    await stopAll()
    console.log('stopped; no process is left behind.')
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void end())
  const code = await work().catch((error: unknown) => {
    // Children that were stopped because a person asked end the work too: no failure.
    if (!asked) console.error(error instanceof PlainError ? `\n${error.message}` : error)
    return 1
  })
  if (asked) return new Promise(() => undefined)
  await stopAll()
  process.exit(code)
}
