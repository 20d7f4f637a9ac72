import { expect, test } from 'vitest'
import { chunk } from './chunk.ts'

test.each([
  [[], []],
  [[1], [[1]]],
  [
    [1, 2, 3, 4],
    [
      [1, 2],
      [3, 4],
    ],
  ],
  [
    [1, 2, 3],
    [[1, 2], [3]],
  ],
])('%j in chunks of two is %j', (items, chunks) => {
  expect(chunk(items, 2)).toEqual(chunks)
})
