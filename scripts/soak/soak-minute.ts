/** What a minute of the soak was like; of many values of a minute, the one that its name says. */
export interface Minute {
  /** Answered requests of all kinds. */
  readonly requests: number
  /** Answers of 4xx and 5xx, answers that came too late or not at all. */
  readonly errors: number
  /** Milliseconds. */
  readonly hitP50: number
  readonly hitP99: number
  readonly renderedP99: number
  readonly searchP99: number
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

/** How a process may change from the end of its warm-up to the end of the soak, by the line through its minutes. */
export const BOUNDS = {
  /** Of the mean. */
  memory: 0.05,
  p99: 0.2,
  /** In all: connections to the catalogue come and go. */
  descriptors: 5,
} as const

export interface Judgement {
  readonly what: string
  /** Share of the mean, or a number of descriptors or errors. */
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

/** @param minutes those after the warm-up */
export function judge(minutes: readonly Minute[]): Judgement[] {
  const values = (name: keyof Minute) => minutes.map((minute) => minute[name])
  const share = (name: keyof Minute) => riseOf(values(name)) / (meanOf(values(name)) || 1)
  const sum = (name: keyof Minute) => values(name).reduce((total, value) => total + value, 0)
  const judgement = (what: string, growth: number, bound: number): Judgement => {
    return { what, growth, bound, isHeld: growth <= bound }
  }
  return [
    judgement('memory', share('memory'), BOUNDS.memory),
    judgement('p99 of cached pages', share('hitP99'), BOUNDS.p99),
    judgement('p99 of rendered pages', share('renderedP99'), BOUNDS.p99),
    judgement('p99 of searches', share('searchP99'), BOUNDS.p99),
    judgement('p99 of the event loop', share('loopP99'), BOUNDS.p99),
    judgement('descriptors', riseOf(values('descriptors')), BOUNDS.descriptors),
    judgement('errors', sum('errors'), 0),
  ]
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / (values.length || 1)
}
