import { expect, test } from 'vitest'
import { RateLimiter } from './rate-limiter.ts'

test('so many a minute from each source, and again as time goes by', () => {
  const limit = new RateLimiter(3)
  const asked = (source: string, now: number) => limit.allows(source, now)
  expect([0, 0, 0, 0].map((now) => asked('a', now))).toEqual([true, true, true, false])
  expect(asked('b', 0)).toBe(true)
  expect(asked('a', 10_000)).toBe(false)
  expect(asked('a', 30_000)).toBe(true)
  expect(asked('a', 600_000)).toBe(true)
  expect([0, 0, 0].map(() => asked('a', 600_000))).toEqual([true, true, false])
})

test('a clock that goes back gives nothing', () => {
  const limit = new RateLimiter(1)
  expect([60_000, 0, 0].map((now) => limit.allows('a', now))).toEqual([true, false, false])
})
