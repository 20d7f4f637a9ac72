import { describe, expect, test } from 'vitest'
import { judge, type Minute, riseOf, slopeOf } from './soak-minute.ts'

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

const CALM: Minute = {
  requests: 1000,
  errors: 0,
  hitP50: 1,
  hitP99: 10,
  renderedP99: 500,
  searchP99: 50,
  loopP99: 20,
  processor: 0.99,
  memory: 400,
  descriptors: 40,
  publications: 20,
  seenAfter: 100,
}

/** Eleven minutes whose values rise from one to the next. */
const minutes = (rise: Partial<Record<keyof Minute, number>>): Minute[] =>
  Array.from({ length: 11 }, (_, number) => {
    const risen = Object.entries(rise).map(([name, each]) => [name, CALM[name as keyof Minute] + number * each])
    return { ...CALM, ...Object.fromEntries(risen) }
  })

const broken = (rise: Partial<Record<keyof Minute, number>>) =>
  judge(minutes(rise)).flatMap(({ what, isHeld }) => (isHeld ? [] : what))

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

  test.each<[string, Partial<Record<keyof Minute, number>>, string[]]>([
    ['memory that grows by 4.9 %', { memory: 2 }, []],
    ['… and by 7.2 %', { memory: 3 }, ['memory']],
    ['memory that shrinks', { memory: -10 }, []],
    ['a p99 that grows by 18 %', { hitP99: 0.2 }, []],
    ['… and by 22 %', { hitP99: 0.25 }, ['p99 of cached pages']],
    ['rendered pages that take longer', { renderedP99: 20 }, ['p99 of rendered pages']],
    ['searches that take longer', { searchP99: 5 }, ['p99 of searches']],
    ['turns that take longer', { loopP99: 1 }, ['p99 of the event loop']],
    ['half a descriptor a minute', { descriptors: 0.5 }, []],
    ['a descriptor a minute', { descriptors: 1 }, ['descriptors']],
    ['an error', { errors: 1 }, ['errors']],
    ['fewer requests and later publications', { requests: -10, seenAfter: 10 }, []],
  ])('%s', (_, rise, what) => {
    expect(broken(rise)).toEqual(what)
  })
})
