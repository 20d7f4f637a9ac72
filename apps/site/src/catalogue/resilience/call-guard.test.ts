import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Result } from '../result.ts'
import { CallGuard } from './call-guard.ts'

const REST = 1000
const ENDPOINT = 'GET /api/v1/collection/'
const never = new AbortController().signal
const good: Result<number> = { ok: true, value: 1 }
const down: Result<number> = { ok: false, error: { kind: 'timeout', retryable: true, source: ENDPOINT } }
const unknown: Result<number> = {
  ok: false,
  error: { kind: 'status', retryable: false, source: ENDPOINT, status: 404 },
}
const refused: Result<number> = { ok: false, error: { kind: 'refused', retryable: true, source: ENDPOINT } }

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

describe('an endpoint that failed five times', () => {
  const guard = () => new CallGuard({ openCalls: 10, waitingCalls: 10 })
  const fail = async (tired: CallGuard, times: number, result = down) => {
    const call = vi.fn(async () => result)
    for (let time = 0; time < times; time++) await tired.run(ENDPOINT, call, never)
    return call
  }

  test('is asked no more, and others are', async () => {
    const tired = guard()
    expect(await fail(tired, 5)).toHaveBeenCalledTimes(5)
    const call = vi.fn(async () => good)
    expect(await tired.run(ENDPOINT, call, never)).toEqual(refused)
    expect(call).not.toHaveBeenCalled()
    expect(await tired.run('GET /api/v6/tour-groups/', call, never)).toEqual(good)
  })

  test('is tried by one call after its rest, for which the others wait, and is asked again when that is good', async () => {
    const tired = guard()
    await fail(tired, 5)
    vi.setSystemTime(Date.now() + REST)
    const attempt = Promise.withResolvers<Result<number>>()
    const call = vi.fn(() => attempt.promise)
    const answers = [1, 2, 3].map(() => tired.run(ENDPOINT, call, never))
    await expect.poll(() => call).toHaveBeenCalledTimes(1)
    attempt.resolve(good)
    expect(await Promise.all(answers)).toEqual([good, good, good])
    expect(call).toHaveBeenCalledTimes(3)
  })

  test('rests again when that one fails', async () => {
    const tired = guard()
    await fail(tired, 5)
    vi.setSystemTime(Date.now() + REST)
    const call = vi.fn(async () => down)
    expect(await Promise.all([1, 2, 3].map(() => tired.run(ENDPOINT, call, never)))).toEqual([down, refused, refused])
    expect(call).toHaveBeenCalledTimes(1)
  })

  test('is waited for until its rest is over where it failed quickly, and how often it answered again is counted', async () => {
    const tired = guard()
    const quick: Result<number> = { ok: false, error: { kind: 'unreachable', retryable: true, source: ENDPOINT } }
    await fail(tired, 5, quick)
    const call = vi.fn(async () => good)
    const answers = [1, 2, 3].map(() => tired.run(ENDPOINT, call, never))
    vi.setSystemTime(Date.now() + REST)
    expect(await Promise.all(answers)).toEqual([good, good, good])
    expect([tired.recoveriesOf(ENDPOINT), tired.recoveriesOf('GET /api/v6/tour-groups/')]).toEqual([1, 0])
  })

  test('is not waited for by a call whose time is over first', async () => {
    const tired = guard()
    const quick: Result<number> = { ok: false, error: { kind: 'unreachable', retryable: true, source: ENDPOINT } }
    await fail(tired, 5, quick)
    const call = vi.fn(async () => good)
    expect(await tired.run(ENDPOINT, call, AbortSignal.timeout(10))).toEqual(refused)
    expect(call).not.toHaveBeenCalled()
  })

  test('is not tired by failures between good answers, nor by questions about what is not there', async () => {
    const awake = guard()
    await fail(awake, 4)
    await awake.run(ENDPOINT, async () => good, never)
    await fail(awake, 4)
    await fail(awake, 20, unknown)
    expect(await awake.run(ENDPOINT, async () => good, never)).toEqual(good)
  })
})

describe('only so many calls at once', () => {
  test('others wait for their turn, and what finds no room to wait is refused', async () => {
    const guard = new CallGuard({ openCalls: 2, waitingCalls: 3 })
    const gate = Promise.withResolvers<void>()
    let open = 0
    let most = 0
    const call = async () => {
      most = Math.max(most, ++open)
      await gate.promise
      open -= 1
      return good
    }
    const answers = Array.from({ length: 6 }, () => guard.run(ENDPOINT, call, never))
    expect(await answers[5]).toEqual(refused)
    gate.resolve()
    expect(await Promise.all(answers)).toEqual([good, good, good, good, good, refused])
    expect(most).toBe(2)
  })

  test('a call whose time is over when its turn comes is not made', async () => {
    const guard = new CallGuard({ openCalls: 1, waitingCalls: 1 })
    const gate = Promise.withResolvers<Result<number>>()
    const first = guard.run(ENDPOINT, () => gate.promise, never)
    const late = new AbortController()
    const call = vi.fn(async () => good)
    const second = guard.run(ENDPOINT, call, late.signal)
    late.abort()
    gate.resolve(good)
    expect(await Promise.all([first, second])).toEqual([good, refused])
    expect(call).not.toHaveBeenCalled()
  })
})
