import { expect, test } from 'vitest'
import { LatestOnlyRunner } from './latest-only-runner.ts'

test('one at a time, then the last that was asked for meanwhile, also after a failure', async () => {
  const begun: number[] = []
  const ends: (() => void)[] = []
  const latest = new LatestOnlyRunner<number>(async (value) => {
    begun.push(value)
    await new Promise<void>((resolve) => ends.push(resolve))
    if (value === 1) throw new Error('no')
  })
  latest.send(1)
  latest.send(2)
  latest.send(3)
  expect(begun).toEqual([1])
  ends.shift()?.()
  await expect.poll(() => begun).toEqual([1, 3])
  ends.shift()?.()
  await expect.poll(() => ends.length).toBe(0)
  latest.send(4)
  await expect.poll(() => begun).toEqual([1, 3, 4])
})
