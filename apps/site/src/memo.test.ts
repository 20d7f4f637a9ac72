import { expect, test } from 'vitest'
import { Memo } from './memo.ts'

test('remembers, and starts anew when it is full', () => {
  const memo = new Memo<number>(2)
  memo.set('a', 1)
  memo.set('b', 2)
  expect([memo.get('a'), memo.get('b')]).toEqual([1, 2])
  memo.set('c', 3)
  expect([memo.get('a'), memo.get('b'), memo.get('c')]).toEqual([undefined, undefined, 3])
})
