import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Deadline } from './deadline.ts'

const NEVER = new Promise<never>(() => {})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** What each gives, once so much time has passed. */
const after = async (milliseconds: number, ...work: Promise<string>[]) => {
  const settled: string[] = []
  for (const one of work) void one.then((text) => settled.push(text))
  await vi.advanceTimersByTimeAsync(milliseconds)
  return settled
}

test('what comes in time is given, and all that does not ends at one moment', async () => {
  const deadline = new Deadline(2500)
  const first = deadline.within(NEVER, 'first')
  expect(await after(2000, first)).toEqual([])
  const second = deadline.within(NEVER, 'second')
  expect(await after(499, first, second)).toEqual([])
  expect(await after(1, first, second)).toEqual(['first', 'second'])
  expect(await deadline.within(Promise.resolve('done'), 'late')).toBe('done')
})

test('patience may end before', async () => {
  const deadline = new Deadline(2500)
  expect(await after(500, deadline.within(NEVER, 'stands in', 500))).toEqual(['stands in'])
  expect(await after(1900, deadline.within(NEVER, 'late', 5000))).toEqual([])
})

test('what breaks in time is thrown, and no timer stays', async () => {
  await expect(new Deadline(2500).within(Promise.reject(new Error('broken')), 'late')).rejects.toThrow('broken')
  expect(vi.getTimerCount()).toBe(0)
})
