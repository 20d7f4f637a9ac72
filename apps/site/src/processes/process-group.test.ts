import cluster, { type Worker } from 'node:cluster'
import { EventEmitter } from 'node:events'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ProcessGroup } from './process-group.ts'

/** Processes that a test lets answer and end. */
class FakeProcess extends EventEmitter {
  readonly #number: number
  readonly process = Object.assign(new EventEmitter(), { stdout: null, stderr: null, kill: () => true })

  constructor(number: number) {
    super()
    this.#number = number
  }

  isConnected = () => true
  isDead = () => false

  answer(): void {
    this.emit('message', { kind: 'listening', internal: 1000 + this.#number })
  }

  end(code: number): void {
    this.process.emit('close', code)
  }
}

const forked: FakeProcess[] = []
beforeEach(() => {
  vi.useFakeTimers()
  forked.splice(0)
  vi.spyOn(cluster, 'setupPrimary').mockReturnValue(undefined)
  vi.spyOn(cluster, 'fork').mockImplementation(() => {
    const process = new FakeProcess(forked.length + 1)
    forked.push(process)
    return process as unknown as Worker
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

function start(count: number) {
  const restarted: number[] = []
  const group = new ProcessGroup(count, (number) => restarted.push(number))
  const ends: unknown[] = []
  void group.start().then((code) => ends.push(code))
  return { group, restarted, ends }
}

const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

test('a leader that ends before it answers ends the start with its code', async () => {
  const { ends, restarted } = start(2)
  forked[0]?.end(3)
  await pass(2000)
  expect([ends, restarted, forked.length]).toEqual([[3], [], 1])
})

test('a leader that ends again while the others are being replaced is started again', async () => {
  const { group, restarted } = start(2)
  forked[0]?.answer()
  await pass()
  forked[1]?.answer()
  forked[0]?.end(1)
  await pass(1000)
  // Both at once, and the new leader before it answered.
  forked[1]?.end(1)
  forked[2]?.end(1)
  await pass(1000)
  for (const process of forked.slice(3)) process.answer()
  expect([restarted, forked.length, group.internalPorts]).toEqual([[1, 2, 1], 5, [1005, 1004]])
})

test('the start ends when all answer, also one that ended before it did', async () => {
  const { ends, restarted } = start(2)
  forked[0]?.answer()
  await pass()
  forked[1]?.end(1)
  await pass(1000)
  expect([ends, restarted, forked.length]).toEqual([[], [2], 3])
  forked[2]?.answer()
  await pass()
  expect(ends).toEqual([undefined])
})

test('a leader that is told to stop before it answers is no failed start', async () => {
  const { group, ends, restarted } = start(2)
  const stopped = group.stop()
  forked[0]?.end(1)
  await stopped
  await pass(2000)
  expect([ends, restarted, forked.length]).toEqual([[undefined], [], 1])
})
