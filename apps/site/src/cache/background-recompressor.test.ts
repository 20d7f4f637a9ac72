import { expect, test, vi } from 'vitest'
import { BackgroundRecompressor } from './background-recompressor.ts'

test('one page at a time, with a rest of nineteen times its work after each', async () => {
  const events: string[] = []
  const work = (name: string) => () => ({
    async recompress() {
      events.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 20))
      events.push(`${name} ends`)
    },
  })
  const rests: number[] = []
  const rest = async (milliseconds: number) => {
    rests.push(milliseconds)
    events.push('rest')
  }
  const recompressor = new BackgroundRecompressor(rest)
  recompressor.add('a', work('a'))
  recompressor.add('b', work('b'))
  await expect.poll(() => rests).toHaveLength(2)
  expect(events).toEqual(['a begins', 'a ends', 'rest', 'b begins', 'b ends', 'rest'])
  expect(Math.min(...rests)).toBeGreaterThan(19 * 15)
})

test('a page that is gone is passed over, one that fails keeps nobody waiting', async () => {
  const recompress = vi.fn(async () => {})
  const recompressor = new BackgroundRecompressor(async () => {})
  recompressor.add('gone', () => undefined)
  recompressor.add('bad', () => ({ recompress: () => Promise.reject(new Error('no memory')) }))
  recompressor.add('good', () => ({ recompress }))
  await expect.poll(() => recompress).toHaveBeenCalledTimes(1)
})
