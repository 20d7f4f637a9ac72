/** What those met in a minute who asked for one kind of thing. */
export interface Answered {
  readonly requests: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** The slowest tenth; each of them stands for as many requests as the others. */
  readonly slowest: readonly number[]
}

/** What a minute of the soak was like; of many values of a minute, the one that its name says. */
export interface Minute {
  readonly popular: Answered
  readonly various: Answered
  readonly searches: Answered
  /** Answers of 4xx and 5xx, answers that came too late or not at all. */
  readonly errors: number
  /** Milliseconds. */
  readonly loopP99: number
  /** Seconds of its processor that the process used in each second. */
  readonly processor: number
  /** Megabytes, the median of the minute. */
  readonly memory: number
  /** Open when no visitor was there. */
  readonly descriptors: number
  readonly publications: number
  /** Milliseconds until the last of them to be seen was seen. */
  readonly seenAfter: number
}

/** How a process may change from the end of its warm-up to the end of the soak. */
export const BOUNDS = {
  /** By the line through its minutes, as a share of their mean. */
  memory: 0.05,
  loop: 0.2,
  /** From the first third of the minutes to the last, as a share of the first. */
  p99: 0.2,
  /** In all: connections to the catalogue come and go. */
  descriptors: 5,
} as const

export interface Judgement {
  readonly what: string
  /** A share, or a number of descriptors or errors. */
  readonly growth: number
  readonly bound: number
  readonly isHeld: boolean
}

/**
 * The rise of the line that is nearest to all values (least squares), from one value to the next.
 *
 * @returns 0 for fewer than two values
 */
export function slopeOf(values: readonly number[]): number {
  if (values.length < 2) return 0
  const middle = (values.length - 1) / 2
  const mean = meanOf(values)
  const along = values.reduce((sum, value, index) => sum + (index - middle) * (value - mean), 0)
  const across = values.reduce((sum, _value, index) => sum + (index - middle) ** 2, 0)
  return along / across
}

/** From the first value to the last, along that line. */
export function riseOf(values: readonly number[]): number {
  return slopeOf(values) * Math.max(0, values.length - 1)
}

/**
 * What all but the slowest hundredth of the requests of some minutes took at most. A minute has a few hundred searches, so that its own
 * p99 says what the two or three slowest met; of five minutes it says something.
 *
 * @param minutes of equal length
 * @returns milliseconds
 */
export function pooledP99(minutes: readonly Answered[]): number {
  const slowest = minutes
    .flatMap(({ requests, slowest }) => slowest.map((time) => ({ time, stands: requests / 10 / slowest.length })))
    .toSorted((one, other) => other.time - one.time)
  let left = minutes.reduce((sum, { requests }) => sum + requests, 0) / 100
  for (const { time, stands } of slowest) {
    left -= stands
    if (left <= 0) return time
  }
  return 0
}

/** @param minutes those after the warm-up */
export function judge(minutes: readonly Minute[]): Judgement[] {
  const values = (name: 'memory' | 'loopP99' | 'descriptors') => minutes.map((minute) => minute[name])
  const share = (name: 'memory' | 'loopP99') => riseOf(values(name)) / (meanOf(values(name)) || 1)
  const third = Math.ceil(minutes.length / 3)
  const slower = (name: 'popular' | 'various' | 'searches') => {
    const [before, after] = [minutes.slice(0, third), minutes.slice(-third)].map((some) =>
      pooledP99(some.map((minute) => minute[name])),
    )
    return before ? (after ?? 0) / before - 1 : 0
  }
  const judgement = (what: string, growth: number, bound: number): Judgement => {
    return { what, growth, bound, isHeld: growth <= bound }
  }
  return [
    judgement('memory', share('memory'), BOUNDS.memory),
    judgement('p99 of cached pages', slower('popular'), BOUNDS.p99),
    judgement('p99 of rendered pages', slower('various'), BOUNDS.p99),
    judgement('p99 of searches', slower('searches'), BOUNDS.p99),
    judgement('p99 of the event loop', share('loopP99'), BOUNDS.loop),
    judgement('descriptors', riseOf(values('descriptors')), BOUNDS.descriptors),
    judgement(
      'errors',
      minutes.reduce((sum, { errors }) => sum + errors, 0),
      0,
    ),
  ]
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
}
