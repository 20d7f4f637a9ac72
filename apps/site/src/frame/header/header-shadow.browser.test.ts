import { cleanStores } from 'nanostores'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { isSubCategoryBarSticky } from '../../islands/stores/sub-category-bar.ts'
import { isAtTop, SCROLL_THROTTLE, showsHeaderShadow, TOP_SCROLL_LIMIT } from './header-shadow.browser.ts'

let listeners: Set<() => void>

/** As much of a window as the store touches. */
function openWindow(scrollY: number) {
  listeners = new Set()
  vi.stubGlobal('document', {})
  vi.stubGlobal('scrollY', scrollY)
  vi.stubGlobal('addEventListener', (_: 'scroll', listener: () => void) => listeners.add(listener))
  vi.stubGlobal('removeEventListener', (_: 'scroll', listener: () => void) => listeners.delete(listener))
}

function scrollTo(scrollY: number) {
  vi.stubGlobal('scrollY', scrollY)
  for (const listener of listeners) listener()
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  cleanStores(isAtTop)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('the measures of the specification', () => {
  expect([TOP_SCROLL_LIMIT, SCROLL_THROTTLE]).toEqual([80, 200])
})

// spec: 3.state.12
test('before there is a page everything is at rest', () => {
  expect([isAtTop.get(), isSubCategoryBarSticky.get()]).toEqual([true, false])
})

test.each([
  [0, true],
  [80, true],
  [81, false],
  [80.5, false],
])('at a scroll of %d px the page is at its top: %s', (scrollY, expected) => {
  openWindow(scrollY)
  expect(isAtTop.get()).toBe(expected)
})

// spec: 9.layout.5
test('scrolling is looked at every 200 ms, and where it ends', () => {
  openWindow(0)
  const seen: boolean[] = []
  const stop = isAtTop.listen((value) => seen.push(value))
  scrollTo(100)
  vi.advanceTimersByTime(199)
  expect(seen).toEqual([])
  scrollTo(300)
  vi.advanceTimersByTime(1)
  expect(seen).toEqual([false])
  scrollTo(500)
  scrollTo(40)
  vi.advanceTimersByTime(200)
  expect(seen).toEqual([false, true])
  stop()
  cleanStores(isAtTop)
  expect(listeners.size).toBe(0)
})

test.each([
  [true, false, false, true],
  [true, false, true, false],
  [true, true, false, false],
  [true, true, true, false],
  [false, false, false, false],
  [false, false, true, false],
  [false, true, false, false],
  [false, true, true, false],
])('sticky %s, at the top %s, bar sticky %s: a shadow %s', (isSticky, atTop, isBarSticky, expected) => {
  expect(showsHeaderShadow({ isSticky, isAtTop: atTop, isSubCategoryBarSticky: isBarSticky })).toBe(expected)
})
