import { expect, test } from 'vitest'
import { SegmentedLru } from './segmented-lru.ts'

interface Sized {
  readonly size: number
}

/** A cache of 8, and the keys that left it, in order. */
function createLru() {
  const dropped: string[] = []
  const lru = new SegmentedLru<Sized>({ maxSize: 8, sizeOf: ({ size }) => size, onDrop: (_, key) => dropped.push(key) })
  const put = (...keys: string[]) => {
    for (const key of keys) lru.set(key, { size: 1 })
  }
  return { lru, dropped, put }
}

test('while nothing is proven, the whole is for what is new, and the oldest goes first', () => {
  const { lru, dropped, put } = createLru()
  put('a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j')
  expect([dropped, lru.size, lru.bytes]).toEqual([['a', 'b'], 8, 8])
})

test('what was used again outlives any number that was not', () => {
  const { lru, dropped, put } = createLru()
  put('a', 'b')
  lru.use('a')
  put(...Array.from({ length: 1000 }, (_, index) => `once${index}`))
  expect([lru.peek('a'), lru.peek('b'), lru.bytes, dropped.includes('a')]).toEqual([{ size: 1 }, undefined, 8, false])
})

test('what is new keeps a quarter; of what is proven the one unused for longest makes room', () => {
  const { lru, dropped, put } = createLru()
  const proven = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
  put(...proven)
  for (const key of proven) lru.use(key)
  lru.use('a')
  put('new', 'newer', 'newest')
  expect(dropped).toEqual(['b', 'c', 'new'])
})

test('a value in the place of another keeps its part; the other is dropped once', () => {
  const { lru, dropped, put } = createLru()
  put('a')
  lru.use('a')
  expect(lru.set('a', { size: 2 })).toBe(true)
  put(...Array.from({ length: 20 }, (_, index) => `once${index}`))
  expect([lru.peek('a'), dropped.filter((key) => key === 'a')]).toEqual([{ size: 2 }, ['a']])
})

test('what is larger than the whole is not kept, and pushes nothing out', () => {
  const { lru, dropped, put } = createLru()
  put('a')
  expect(lru.set('b', { size: 9 })).toBe(false)
  expect([lru.peek('a'), lru.peek('b'), dropped.includes('a')]).toEqual([{ size: 1 }, undefined, false])
})

test('deleting finds a value in either part; of nothing it says nothing', () => {
  const { lru, dropped, put } = createLru()
  put('a', 'b')
  lru.use('a')
  for (const key of ['a', 'b', 'c']) lru.delete(key)
  expect([lru.size, dropped]).toEqual([0, ['a', 'b']])
})

test('a value that grows is measured again, and pushes out what was unused for longest', () => {
  const dropped: [string, boolean][] = []
  const onDrop = (_: unknown, key: string, isEvicted: boolean) => void dropped.push([key, isEvicted])
  const lru = new SegmentedLru<{ size: number }>({ maxSize: 8, sizeOf: ({ size }) => size, onDrop })
  const [a, b, c] = [{ size: 2 }, { size: 2 }, { size: 2 }]
  for (const [key, value] of Object.entries({ a, b, c })) lru.set(key, value)
  c.size = 5
  lru.measure('c', c)
  expect([dropped, lru.bytes, [...lru.values()].length]).toEqual([[['a', true]], 7, 2])
  lru.measure('b', { size: 1 })
  b.size = 9
  lru.measure('b', b)
  expect([dropped.at(-1), lru.bytes, lru.peek('b')]).toEqual([['b', true], 5, undefined])
})
