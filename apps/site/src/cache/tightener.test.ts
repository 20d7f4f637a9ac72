import { expect, test, vi } from 'vitest'
import { Tightener } from './tightener.ts'

test('one page at a time, with a rest of nineteen times its work after each', async () => {
  const events: string[] = []
  const work = (name: string) => () => ({
    async tighten() {
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
  const tightener = new Tightener(rest)
  tightener.add('a', work('a'))
  tightener.add('b', work('b'))
  await expect.poll(() => rests).toHaveLength(2)
  expect(events).toEqual(['a begins', 'a ends', 'rest', 'b begins', 'b ends', 'rest'])
  expect(Math.min(...rests)).toBeGreaterThan(19 * 15)
})

test('a page that is gone is passed over, one that fails keeps nobody waiting', async () => {
  const tighten = vi.fn(async () => {})
  const tightener = new Tightener(async () => {})
  tightener.add('gone', () => undefined)
  tightener.add('bad', () => ({ tighten: () => Promise.reject(new Error('no memory')) }))
  tightener.add('good', () => ({ tighten }))
  await expect.poll(() => tighten).toHaveBeenCalledTimes(1)
})
