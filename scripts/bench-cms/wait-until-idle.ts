import { cpus } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds over which the processors are watched, and after which one no longer waits. */
const [WATCHED, LIMIT] = [5000, 300_000]
/** Share of their time that idle processors are at work. */
const IDLE = 0.1

/**
 * Waits until the system that was just started has read its content and rendered its pages, so that views are measured at the load
 * of a normal day.
 */
export async function waitUntilIdle(): Promise<void> {
  const end = Date.now() + LIMIT
  let busy = 1
  while (busy > IDLE && Date.now() < end) {
    const before = sumTimes()
    await sleep(WATCHED)
    const after = sumTimes()
    busy = 1 - (after.idle - before.idle) / (after.all - before.all)
  }
  if (busy > IDLE) console.log(`The machine is still busy (${Math.round(busy * 100)} %): the figures are too high`)
}

function sumTimes(): { readonly idle: number; readonly all: number } {
  const times = cpus().map(({ times }) => times)
  const sum = (values: readonly number[]) => values.reduce((one, other) => one + other, 0)
  return { idle: sum(times.map(({ idle }) => idle)), all: sum(times.flatMap((each) => Object.values(each))) }
}
