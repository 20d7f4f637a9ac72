import { describe, expect, test } from 'vitest'
import { cutToBytes, fitAnswer, MAX_ANSWER_BYTES } from './fit-answer.ts'

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))
const many = (count: number, text = 'x') =>
  Array.from({ length: count }, (_, place) => ({ place, text: text.repeat(40) }))

test('what is small stays as it is', () => {
  const said = { value: { name: 'Louvre', days: [1, 2] }, words: 'Louvre' }
  expect(fitAnswer(said)).toEqual({ ...said, leftOut: [] })
})

test.each([
  ['one long list', { starts: many(300) }, ['starts']],
  ['the longer of two lists', { product: { days: many(10), starts: many(300) } }, ['product.starts']],
  [
    'a list in each of several things',
    { products: [{ starts: many(150) }, { starts: many(150) }] },
    ['products.starts'],
  ],
  ['texts, where no list can be cut', { tickets: [{ info: 'é'.repeat(9000) }] }, ['tickets.info']],
  ['texts of many bytes', { starts: many(300, '駅') }, ['starts']],
])('cuts %s', (_, value, leftOut) => {
  const words = 'я'.repeat(5000)
  const fitted = fitAnswer({ value, words })
  expect(fitted.leftOut).toEqual(leftOut)
  expect(bytesOf(fitted.value) + bytesOf(fitted.words)).toBeLessThanOrEqual(MAX_ANSWER_BYTES)
  expect(bytesOf(fitted.value)).toBeGreaterThan(2000)
})

test('a list keeps its beginning', () => {
  const { value } = fitAnswer({ value: many(300), words: '' })
  expect(value).toEqual(many(300).slice(0, Array.isArray(value) ? value.length : 0))
})

describe('a text', () => {
  test.each([
    ['short', 20, 'short'],
    ['x'.repeat(30), 15, `${'x'.repeat(9)}…`],
  ])('%s in %d bytes', (text, bytes, expected) => {
    const cut = cutToBytes(text, bytes)
    expect(cut).toHaveLength(expected.length)
    expect(cut.slice(0, 5)).toBe(expected.slice(0, 5))
  })

  test('is never cut within a character', () => {
    for (const bytes of [20, 21, 22, 23, 24, 25]) {
      const cut = cutToBytes('🎭'.repeat(30), bytes)
      expect(cut.isWellFormed()).toBe(true)
      expect(cut).toMatch(/^(🎭)*…$/u)
    }
  })
})
