import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProgressLine } from './progress-line.mjs'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const ERASE = '\r\u001b[2K'

test.each([
  [undefined, 'a pipe', ['look 15\n', 'look 30\n']],
  [80, 'a terminal', [...Array.from({ length: 31 }, (_, index) => `${ERASE}look ${index + 1}`), ERASE]],
])('with %s columns, which is %s', (columns, _, printed) => {
  const texts: string[] = []
  let seconds = 0
  const line = new ProgressLine({ print: (text) => texts.push(text), columns }, () => `look ${seconds}`)
  for (let second = 1; second <= 31; second++) {
    seconds = second
    vi.advanceTimersByTime(1000)
  }
  line.end()
  vi.advanceTimersByTime(60_000)
  expect(texts).toEqual(printed)
})

test('where nothing is to be said, all is left as it stands', () => {
  const texts: string[] = []
  const line = new ProgressLine({ print: (text) => texts.push(text), columns: 80 }, () => undefined)
  vi.advanceTimersByTime(3000)
  line.end()
  expect(texts).toEqual([])
})
