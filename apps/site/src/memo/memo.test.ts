import { array, assert, nat, property } from 'fast-check'
import { expect, test } from 'vitest'
import { Memo } from './memo.ts'

test('forgets the answer that has not been used for longest', () => {
  const memo = new Memo<number>(2)
  memo.set('a', 1)
  memo.set('b', 2)
  expect(memo.get('a')).toBe(1)
  memo.set('c', 3)
  expect([memo.get('a'), memo.get('b'), memo.get('c')]).toEqual([1, undefined, 3])
})

test('a new answer replaces the old one and nothing else', () => {
  const memo = new Memo<number>(2)
  memo.set('a', 1)
  memo.set('b', 2)
  memo.set('b', 3)
  expect([memo.get('a'), memo.get('b')]).toEqual([1, 3])
})

test('keys that are used between others survive, however many come', () => {
  assert(
    property(array(nat(1000), { maxLength: 300 }), (others) => {
      const memo = new Memo<string>(10)
      memo.set('hot', 'answer')
      for (const other of others) {
        memo.set(`${other}`, 'other')
        expect(memo.get('hot')).toBe('answer')
      }
    }),
  )
})

test('has the answers of the keys that were used last', () => {
  assert(
    property(array(nat(30), { minLength: 30, maxLength: 100 }), (keys) => {
      const memo = new Memo<number>(10)
      for (const key of keys) memo.get(`${key}`) ?? memo.set(`${key}`, key)
      const latest = [...new Set(keys.toReversed())]
      expect(latest.slice(0, 10).map((key) => memo.get(`${key}`))).toEqual(latest.slice(0, 10))
      expect(latest.slice(10).map((key) => memo.get(`${key}`))).toEqual(latest.slice(10).map(() => undefined))
    }),
  )
})
