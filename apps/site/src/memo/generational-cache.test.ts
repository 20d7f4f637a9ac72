import { array, assert, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { GenerationalCache } from './generational-cache.ts'

const MAX = 10

test('has the answers of what was used last, never another’s, and never more than the most', () => {
  assert(
    property(array(nat(30), { minLength: 30, maxLength: 100 }), (keys) => {
      const recent = new GenerationalCache<string>(MAX)
      for (const key of keys) if (recent.get(`${key}`) === undefined) recent.set(`${key}`, `of ${key}`)
      const latest = [...new Set(keys.toReversed())]
      expect(latest.slice(0, MAX / 2).map((key) => recent.get(`${key}`))).toEqual(
        latest.slice(0, MAX / 2).map((key) => `of ${key}`),
      )
      const known = latest.flatMap((key) => recent.get(`${key}`) ?? [])
      expect(known.length).toBeLessThanOrEqual(MAX + MAX / 2)
    }),
  )
})

test('a new answer replaces the old one, of whichever half', () => {
  const recent = new GenerationalCache<number>(4)
  for (const key of ['a', 'b', 'c']) recent.set(key, 1)
  recent.set('a', 2)
  expect(['a', 'b', 'c', 'd'].map((key) => recent.get(key))).toEqual([2, 1, 1, undefined])
})
