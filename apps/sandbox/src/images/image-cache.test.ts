import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createConcurrencyLimiter } from './concurrency-limiter.ts'
import { ImageCache, pruneCache } from './image-cache.ts'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'image-cache-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('one maker per key, and none once the bytes are kept', async () => {
  const cache = new ImageCache(folder)
  let made = 0
  const make = async () => {
    made += 1
    return Buffer.from('bytes')
  }
  await Promise.all([cache.getOrMake('abc.png', make), cache.getOrMake('abc.png', make)])
  const kept = await new ImageCache(folder).getOrMake('abc.png', make)
  expect([made, kept.toString()]).toEqual([1, 'bytes'])
})

test('a failure is not kept', async () => {
  const cache = new ImageCache(folder)
  await expect(cache.getOrMake('abc.png', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await cache.getOrMake('abc.png', async () => Buffer.from('yes'))).toString()).toBe('yes')
})

test('the oldest files go first, and only as many as needed', async () => {
  mkdirSync(join(folder, 'ab'))
  for (const [age, name] of ['newest', 'middle', 'oldest'].entries()) {
    const path = join(folder, 'ab', name)
    writeFileSync(path, 'x'.repeat(100))
    utimesSync(path, new Date(), new Date(Date.now() - age * 60_000))
  }
  await pruneCache(folder, 250)
  expect(readdirSync(join(folder, 'ab')).sort()).toEqual(['middle', 'newest'])
  await expect(pruneCache(join(folder, 'missing'), 1)).resolves.toBeUndefined()
})

test('a limiter never runs more at once than it may, and runs everything', async () => {
  const limit = createConcurrencyLimiter(2)
  let running = 0
  let most = 0
  const work = async (value: number) => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setTimeout(resolve, 2))
    running -= 1
    if (value === 3) throw new Error('three')
    return value
  }
  const results = await Promise.allSettled([1, 2, 3, 4, 5, 6].map((value) => limit(() => work(value))))
  expect(most).toBe(2)
  expect(results.map(({ status }) => status)).toEqual([
    ...Array(2).fill('fulfilled'),
    'rejected',
    ...Array(3).fill('fulfilled'),
  ])
})
