import { expect, test, vi } from 'vitest'
import { BackgroundWorkQueue } from './background-work-queue.ts'

test('one thing at a time, with a rest of nineteen times its work after each', async () => {
  const events: string[] = []
  const workOf = (name: string) => async () => {
    events.push(`${name} begins`)
    await new Promise((resolve) => setTimeout(resolve, 20))
    events.push(`${name} ends`)
  }
  const rests: number[] = []
  const rest = async (milliseconds: number) => {
    rests.push(milliseconds)
    events.push('rest')
  }
  const work = new BackgroundWorkQueue(19, rest)
  work.add('a', workOf('a'))
  work.add('b', workOf('b'))
  await expect.poll(() => rests).toHaveLength(2)
  expect(events).toEqual(['a begins', 'a ends', 'rest', 'b begins', 'b ends', 'rest'])
  expect(Math.min(...rests)).toBeGreaterThan(19 * 15)
})

test('what is not wanted any more is passed over, what fails keeps nobody waiting', async () => {
  const good = vi.fn(async () => {})
  const work = new BackgroundWorkQueue(19, async () => {})
  work.add('gone', () => undefined)
  work.add('bad', () => Promise.reject(new Error('no memory')))
  work.add('good', good)
  await expect.poll(() => good).toHaveBeenCalledTimes(1)
})
