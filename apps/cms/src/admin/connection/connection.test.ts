import { expect, test } from 'vitest'
import { retryDelay } from './connection.ts'

test('pauses double from a second up to a minute, however often a request fails', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 2000].map(retryDelay)).toEqual([
    1000, 2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 60_000,
  ])
})
