import { expect, test } from 'vitest'
import { PurgeGenerations } from './purge-generations.ts'

test('only a purge after the start, of a tag that is carried, counts', () => {
  const generations = new PurgeGenerations()
  generations.purge(['a'])
  const start = generations.current
  expect(generations.isPurgedSince(start, ['a', 'b'])).toBe(false)
  generations.purge(['b'])
  expect(generations.isPurgedSince(start, ['a'])).toBe(false)
  expect(generations.isPurgedSince(start, ['a', 'b'])).toBe(true)
  expect(generations.isPurgedSince(generations.current, ['b'])).toBe(false)
})

test('what was forgotten counts as purged', () => {
  const generations = new PurgeGenerations(2)
  const start = generations.current
  for (const tag of ['a', 'b', 'c']) generations.purge([tag])
  expect(generations.isPurgedSince(start, ['z'])).toBe(true)
  expect(generations.isPurgedSince(generations.current, ['z'])).toBe(false)
})
