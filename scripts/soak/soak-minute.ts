/** Results of one kind of request in a minute. */
export interface Answered {
  readonly requests: number
  /** Milliseconds. */
  readonly p50: number
  readonly p99: number
  /** The slowest tenth; each value stands for the same number of requests. */
  readonly slowest: readonly number[]
}

/** Measurements of a minute of the soak. */
export interface Minute {
  readonly popular: Answered
  readonly various: Answered
  readonly searches: Answered
  /** Answers with status 4xx and 5xx, late and missing answers. */
  readonly errors: number
  /** Milliseconds. */
  readonly loopP99: number
  /** CPU seconds per second. */
  readonly processor: number
  /** Megabytes, the median of the minute. */
  readonly memory: number
  /** Number of open descriptors while there are no visitors. */
  readonly descriptors: number
  readonly publications: number
  /** Milliseconds until the slowest publication was visible. */
  readonly seenAfter: number
}

/** Maximum changes of a process from the end of its warm-up to the end of the soak. */
export const BOUNDS = {
  /** Rise of the regression line, as a fraction of the mean. */
  memory: 0.05,
  loop: 0.2,
  /** From the first third of the minutes to the last, as a fraction of the first. */
  p99: 0.2,
  /** Absolute; connections to the catalogue come and go. */
  descriptors: 5,
} as const

export interface Judgement {
  readonly what: string
  /** A fraction, or a number of descriptors or errors. */
  readonly growth: number
  readonly bound: number
  readonly isHeld: boolean
}

/**
 * The slope of the least-squares regression line, per value.
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

/** The rise of the regression line from the first value to the last. */
export function riseOf(values: readonly number[]): number {
  return slopeOf(values) * Math.max(0, values.length - 1)
}

/**
 * The p99 of several minutes together. A minute has only a few hundred searches, so its own p99 depends on the two or three
 * slowest.
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

/** @param minutes after the warm-up */
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
