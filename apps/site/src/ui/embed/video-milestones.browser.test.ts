import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MILESTONES, POLL_INTERVAL, pollMilestones } from './video-milestones.browser.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// spec: 9.layout.13
test('the measures of the specification', () => {
  expect([MILESTONES, POLL_INTERVAL]).toEqual([[10, 25, 50, 75, 90], 5000])
})

// spec: 9.layout.12
test('each milestone is told once, at the next look, and whoever skips passes those between', () => {
  const told: number[] = []
  let percent: number | undefined
  pollMilestones(
    () => percent,
    (milestone) => told.push(milestone),
  )
  const after = (now: number | undefined, milliseconds: number) => {
    percent = now
    vi.advanceTimersByTime(milliseconds)
    return [...told]
  }
  expect(after(undefined, POLL_INTERVAL)).toEqual([])
  expect(after(9.9, POLL_INTERVAL)).toEqual([])
  expect(after(10, POLL_INTERVAL - 1)).toEqual([])
  expect(after(10, 1)).toEqual([10])
  expect(after(3, POLL_INTERVAL)).toEqual([10])
  expect(after(60, POLL_INTERVAL)).toEqual([10, 25, 50])
  expect(after(100, POLL_INTERVAL)).toEqual([10, 25, 50, 75, 90])
  expect(vi.getTimerCount()).toBe(0)
})

test('nobody looks at a video that is gone', () => {
  const stop = pollMilestones(
    () => 100,
    () => expect.unreachable(),
  )
  stop()
  vi.advanceTimersByTime(POLL_INTERVAL)
})
