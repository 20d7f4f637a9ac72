import { expect, test } from 'vitest'
import { estimateMemorySize } from './estimate-memory-size.ts'

test.each([
  ['nothing', undefined, 0],
  ['a text', 'abcd', 20],
  ['a number', 5, 8],
  ['an object', { a: 'abcd', b: null, c: [1, 2] }, 32 + 3 * 8 + 20 + (32 + 2 * 8 + 2 * 8)],
  ['a map', new Map([['a', 1]]), 32 + 2 * 8 + 17 + 8],
  ['a set', new Set(['a']), 32 + 8 + 17],
])('%s', (_, value, bytes) => {
  expect(estimateMemorySize(value)).toBe(bytes)
})

test('a month of days with prices takes about what V8 needs for it', () => {
  const day = (number: number) => ({
    date: `2026-12-${10 + number}`,
    tourIds: [number, number + 1],
    price: { price: { display: { amount: number, currency: 'EUR' }, per: 'adult', isFrom: true }, readAt: number },
  })
  const days = Array.from({ length: 30 }, (_, number) => day(number))
  expect(estimateMemorySize(days) / days.length).toBeCloseTo(363, -1)
})
