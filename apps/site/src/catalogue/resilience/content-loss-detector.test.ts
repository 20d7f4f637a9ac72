import { describe, expect, test } from 'vitest'
import { type ContentCounts, ContentLossDetector } from './content-loss-detector.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE

describe('beside a last good answer', () => {
  const lastGood = { weight: { items: 10, prices: 8 }, at: 0 }
  const isSpoiled = (weight: ContentCounts, at = MINUTE) =>
    new ContentLossDetector().isSpoiled('a list', { weight, at }, lastGood)

  test.each([
    [10, 8, false],
    [30, 30, false],
    [5, 4, false],
    [4, 4, true],
    [5, 3, true],
    [0, 0, true],
    [10, 0, true],
  ])('%i of its ten items and %i of its eight prices: spoiled %s', (items, prices, expected) => {
    expect(isSpoiled({ items, prices })).toBe(expected)
  })

  test.each([
    ['all prices', { items: 10, prices: 0 }],
    ['all items', { items: 0, prices: 0 }],
  ])('what lost %s is not believed for a day, however often it is said', (_, weight) => {
    const answers = new ContentLossDetector()
    const judged = [0.1, 1, 12, 23.9, 24].map((hours) =>
      answers.isSpoiled('a list', { weight, at: hours * HOUR }, lastGood),
    )
    expect(judged).toEqual([true, true, true, true, false])
  })

  test('what lost most is believed when the same is said for ten minutes', () => {
    const answers = new ContentLossDetector()
    const say = (minute: number, items: number) =>
      answers.isSpoiled('a list', { weight: { items, prices: 4 }, at: minute * MINUTE }, lastGood)
    expect([say(1, 4), say(10, 4), say(11, 4)]).toEqual([true, true, false])
  })

  test('saying something else, or something good between, begins the ten minutes anew', () => {
    const answers = new ContentLossDetector()
    const say = (minute: number, items: number) =>
      answers.isSpoiled('a list', { weight: { items, prices: 4 }, at: minute * MINUTE }, lastGood)
    expect([say(1, 4), say(6, 3), say(12, 3), say(13, 10), say(17, 3), say(27, 3)]).toEqual([
      true,
      true,
      true,
      false,
      true,
      false,
    ])
  })

  test('each question has its own', () => {
    const answers = new ContentLossDetector()
    const say = (key: string, minute: number) =>
      answers.isSpoiled(key, { weight: { items: 4, prices: 4 }, at: minute * MINUTE }, lastGood)
    expect([say('one', 1), say('other', 11), say('one', 11)]).toEqual([true, true, false])
  })
})

describe('without one', () => {
  const isSpoiled = (weight: ContentCounts) =>
    new ContentLossDetector().isSpoiled('a list', { weight, at: 0 }, undefined)

  test.each<[ContentCounts, boolean]>([
    [{ items: 10, prices: 1 }, false],
    [{ items: 10, prices: 0 }, true],
    [{ items: 0, prices: 0 }, false],
    [{ items: 10 }, false],
    [{ items: 0 }, false],
  ])('%j is spoiled: %s', (weight, expected) => {
    expect(isSpoiled(weight)).toBe(expected)
  })

  test('a list without a price is believed when the same is said for ten minutes', () => {
    const answers = new ContentLossDetector()
    const say = (minute: number) =>
      answers.isSpoiled('a list', { weight: { items: 2, prices: 0 }, at: minute * MINUTE }, undefined)
    expect([say(0), say(9.9), say(10)]).toEqual([true, true, false])
  })
})
