import { describe, expect, test } from 'vitest'
import { type Answered, judge, type Minute, pooledP99, riseOf, slopeOf } from './soak-minute.ts'

describe('slopeOf', () => {
  test.each([
    ['nothing', [], 0],
    ['one value', [7], 0],
    ['values that stay', [5, 5, 5, 5], 0],
    ['a line', [1, 3, 5, 7], 2],
    ['a line that falls', [9, 6, 3], -3],
    ['values around a line', [0, 2, 1, 3], 0.8],
    ['one value that stands out in the middle', [1, 1, 9, 1, 1], 0],
  ])('%s', (_, values, slope) => {
    expect(slopeOf(values)).toBeCloseTo(slope, 10)
  })
})

test.each([
  ['from the first to the last', [10, 20, 30], 20],
  ['of nothing', [], 0],
])('riseOf: %s', (_, values, rise) => {
  expect(riseOf(values)).toBe(rise)
})

/** A thousand requests, the slowest hundred of which took one millisecond more each. */
const answered = (slower = 0): Answered => ({
  requests: 1000,
  p50: 1,
  p99: 1000 + slower,
  slowest: Array.from({ length: 100 }, (_, index) => 910 + index + slower),
})

describe('pooledP99', () => {
  test.each<[string, Answered[], number]>([
    ['nothing', [], 0],
    ['of one minute its own', [answered()], 1000],
    ['of two alike the same', [answered(), answered()], 1000],
    ['of a slow minute among fast ones, the slow one’s', [answered(), answered(5000), answered()], 5980],
    ['a minute of few requests weighs little', [answered(), { ...answered(5000), requests: 10 }], 1000],
  ])('%s', (_, minutes, p99) => {
    expect(pooledP99(minutes)).toBe(p99)
  })
})

const CALM: Minute = {
  popular: answered(),
  various: answered(),
  searches: answered(),
  errors: 0,
  loopP99: 20,
  processor: 0.99,
  memory: 400,
  descriptors: 40,
  publications: 20,
  seenAfter: 100,
}

type Rise = Partial<Record<keyof Minute, number>>

/** Eleven minutes whose values rise from one to the next. */
const minutes = (rise: Rise): Minute[] =>
  Array.from({ length: 11 }, (_, number) => {
    const risen = Object.entries(rise).map(([name, each]) => {
      const calm = CALM[name as keyof Minute]
      return [name, typeof calm === 'number' ? calm + number * each : answered(number * each)]
    })
    return { ...CALM, ...Object.fromEntries(risen) }
  })

const broken = (rise: Rise) => judge(minutes(rise)).flatMap(({ what, isHeld }) => (isHeld ? [] : what))

describe('judge', () => {
  test('says what each value did, and what it may do', () => {
    expect(judge(minutes({}))).toEqual([
      { what: 'memory', growth: 0, bound: 0.05, isHeld: true },
      { what: 'p99 of cached pages', growth: 0, bound: 0.2, isHeld: true },
      { what: 'p99 of rendered pages', growth: 0, bound: 0.2, isHeld: true },
      { what: 'p99 of searches', growth: 0, bound: 0.2, isHeld: true },
      { what: 'p99 of the event loop', growth: 0, bound: 0.2, isHeld: true },
      { what: 'descriptors', growth: 0, bound: 5, isHeld: true },
      { what: 'errors', growth: 0, bound: 0, isHeld: true },
    ])
  })

  test.each<[string, Rise, string[]]>([
    ['memory that grows by 4.9 %', { memory: 2 }, []],
    ['… and by 7.2 %', { memory: 3 }, ['memory']],
    ['memory that shrinks', { memory: -10 }, []],
    ['a p99 that grows by 17 % from the first third to the last', { popular: 25 }, []],
    ['… and by 21 %', { popular: 31 }, ['p99 of cached pages']],
    ['rendered pages that take longer', { various: 50 }, ['p99 of rendered pages']],
    ['searches that take longer', { searches: 50 }, ['p99 of searches']],
    ['renderQueue that take longer', { loopP99: 1 }, ['p99 of the event loop']],
    ['half a descriptor a minute', { descriptors: 0.5 }, []],
    ['a descriptor a minute', { descriptors: 1 }, ['descriptors']],
    ['an error', { errors: 1 }, ['errors']],
    ['later publications', { seenAfter: 10 }, []],
  ])('%s', (_, rise, what) => {
    expect(broken(rise)).toEqual(what)
  })
})
