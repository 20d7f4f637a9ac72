import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  isSideNavigationRecentlyScrolled,
  markSideNavigationScrolled,
  SIDE_NAVIGATION_SCROLL_RESET_MS,
} from './side-navigation.browser.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
})

test('the measure of the specification, and rest before there is a page', () => {
  expect([SIDE_NAVIGATION_SCROLL_RESET_MS, isSideNavigationRecentlyScrolled.get()]).toEqual([5000, false])
})

test('the side navigation counts as scrolled until 5 seconds after the last time', () => {
  markSideNavigationScrolled()
  vi.advanceTimersByTime(4999)
  expect(isSideNavigationRecentlyScrolled.get()).toBe(true)
  markSideNavigationScrolled()
  vi.advanceTimersByTime(4999)
  expect(isSideNavigationRecentlyScrolled.get()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(isSideNavigationRecentlyScrolled.get()).toBe(false)
})
