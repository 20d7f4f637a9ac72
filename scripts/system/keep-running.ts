import type { Ending } from '../tasks/child-process.ts'

/** A part that runs until something ends it. */
interface Part {
  readonly ended: Promise<Ending>
}

interface Keeping<Running extends Part> {
  /** Starts it again; resolves when it answers. @throws when it does not */
  readonly restart: () => Promise<Running>
  /** What to say of an end. */
  readonly describe: (part: Running, ending: Ending) => string
  readonly say: (message: string) => void
  /** Whether it was ended on purpose. */
  readonly isOver: () => boolean
  /** Milliseconds. */
  readonly now: () => number
}

/** A part that ends as often as this in as many milliseconds fails by itself. */
const MOST_ENDS = 3
const WITHIN = 120_000

/**
 * Starts a part again whenever something ends it.
 *
 * @returns why it is not started again: it keeps ending, or does not start
 */
export async function keepRunning<Running extends Part>(first: Running, keeping: Keeping<Running>): Promise<string> {
  const { restart, describe, say, isOver, now } = keeping
  const ends: number[] = []
  let part = first
  for (;;) {
    const end = describe(part, await part.ended)
    ends.push(now())
    if (isOver() || ends.filter((at) => now() - at < WITHIN).length >= MOST_ENDS) return end
    say(`${end}\nIt is started again.`)
    try {
      part = await restart()
      say('It runs again.')
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  }
}
