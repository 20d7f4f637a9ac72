import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { watchTypingIdle } from './typing-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a form is still a second after the last key, and not while a character is being composed', async () => {
  const target = new EventTarget()
  const { untilStill, stop } = watchTypingIdle(target)
  const type = (event: string) => target.dispatchEvent(new Event(event))
  const isStill = vi.fn<(after: string) => void>()
  const wait = (after: string) => void untilStill().then(() => isStill(after))
  const stillAfter = async (pause: number) => {
    await vi.advanceTimersByTimeAsync(pause)
    return isStill.mock.calls.flat()
  }
  wait('nothing')
  expect(await stillAfter(0)).toEqual(['nothing'])
  type('input')
  wait('two keys')
  await stillAfter(900)
  type('input')
  expect(await stillAfter(999)).toEqual(['nothing'])
  expect(await stillAfter(1)).toEqual(['nothing', 'two keys'])
  type('compositionstart')
  type('input')
  wait('a composed character')
  expect(await stillAfter(9000)).toEqual(['nothing', 'two keys'])
  type('compositionend')
  expect(await stillAfter(2000)).toEqual(['nothing', 'two keys', 'a composed character'])
  stop()
  type('input')
  wait('the end')
  expect(await stillAfter(0)).toEqual(['nothing', 'two keys', 'a composed character', 'the end'])
})
