import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { POLL_INTERVAL_MS, pollVideoMilestones, VIDEO_MILESTONE_PERCENTS } from './video-milestones.browser.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

// spec: 9.layout.13
test('the measures of the specification', () => {
  expect([VIDEO_MILESTONE_PERCENTS, POLL_INTERVAL_MS]).toEqual([[10, 25, 50, 75, 90], 5000])
})

// spec: 9.layout.12
test('each milestone is told once, at the next look, and whoever skips passes those between', () => {
  const told: number[] = []
  let percent: number | undefined
  pollVideoMilestones(
    () => percent,
    (milestone) => told.push(milestone),
  )
  const after = (now: number | undefined, milliseconds: number) => {
    percent = now
    vi.advanceTimersByTime(milliseconds)
    return [...told]
  }
  expect(after(undefined, POLL_INTERVAL_MS)).toEqual([])
  expect(after(9.9, POLL_INTERVAL_MS)).toEqual([])
  expect(after(10, POLL_INTERVAL_MS - 1)).toEqual([])
  expect(after(10, 1)).toEqual([10])
  expect(after(3, POLL_INTERVAL_MS)).toEqual([10])
  expect(after(60, POLL_INTERVAL_MS)).toEqual([10, 25, 50])
  expect(after(100, POLL_INTERVAL_MS)).toEqual([10, 25, 50, 75, 90])
  expect(vi.getTimerCount()).toBe(0)
})

test('nobody looks at a video that is gone', () => {
  const stop = pollVideoMilestones(
    () => 100,
    () => expect.unreachable(),
  )
  stop()
  vi.advanceTimersByTime(POLL_INTERVAL_MS)
})
