import { expect, test } from 'vitest'
import { factsOfText, findDifferences, NONE } from './price-reader.ts'

test('what all say the same is no difference, what two say differently is one, in one form too', () => {
  const told = new Map([
    [
      'page',
      [
        ['name', 'Louvre'],
        ['price', 40],
        ['price on 2026-12-01', 45],
      ] as const,
    ],
    [
      'JSON',
      [
        ['name', 'Louvre'],
        ['price', 41],
        ['price', 42],
      ] as const,
    ],
  ])
  expect(findDifferences(told)).toEqual(['price: 40 (page) ≠ 41 (JSON) ≠ 42 (JSON)'])
})

test.each([
  ['from €45.20', 'EUR', 45.2, 'EUR'],
  ['ab 1.045,20 €', 'EUR', 1045.2, 'EUR'],
  ['1\u202f045 £', 'GBP', 1045, 'GBP'],
  ['¥3,208', 'JPY', 3208, 'JPY'],
  ['AED 12,50', 'AED', 12.5, 'AED'],
  ['£40', 'EUR', 40, 'that of “£40”'],
] as const)('%s', (text, currency, amount, said) => {
  expect(factsOfText('price', text, currency)).toEqual([
    ['price', amount],
    ['currency', said],
  ])
})

test('no amount is no price', () => {
  expect(factsOfText('price', 'Check availability', 'EUR')).toEqual([['price', NONE]])
  expect(factsOfText('price', undefined, 'EUR')).toEqual([['price', NONE]])
})
