import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { addToast, removeToast, toasts } from './toasts.ts'

const texts = () => toasts.get().map(({ text }) => text)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.runAllTimers()
  vi.useRealTimers()
  for (const { id } of toasts.get()) removeToast(id)
})

// spec: 3.state.6, 4.toasts.1
test('each toast is given an id of its own, also one whose text was shown before', () => {
  const ids = ['Copied', 'Copied', 'Saved'].map((text) => addToast({ text }))
  removeToast(ids[0] ?? '')
  ids.push(addToast({ text: 'Copied' }))
  expect(new Set(ids).size).toBe(4)
  expect(texts()).toEqual(['Copied', 'Saved', 'Copied'])
})

test.each([
  ['stays', {}, 60_000, true],
  ['stays, whatever its duration', { duration: 100 }, 60_000, true],
  ['goes at once without a duration', { autoClose: true }, 0, false],
  ['is there until its duration is over', { autoClose: true, duration: 3000 }, 2999, true],
  ['goes after its duration', { autoClose: true, duration: 3000 }, 3000, false],
  // spec: 3.state.6, 4.toasts.2
])('a toast %s', (_, closing, passed, isThere) => {
  addToast({ text: 'Copied', ...closing })
  expect(texts()).toEqual(['Copied'])
  vi.advanceTimersByTime(passed)
  expect(texts()).toEqual(isThere ? ['Copied'] : [])
})

// spec: 4.toasts.3
test('a toast is removed by its id, and by no other', () => {
  const seen = vi.fn()
  addToast({ text: 'one' })
  const two = addToast({ text: 'two', autoClose: true, duration: 100 })
  const stop = toasts.listen(seen)
  removeToast('nobody')
  expect(seen).not.toHaveBeenCalled()
  removeToast(two)
  expect(texts()).toEqual(['one'])
  vi.advanceTimersByTime(100)
  removeToast(two)
  expect(seen).toHaveBeenCalledTimes(1)
  stop()
})
