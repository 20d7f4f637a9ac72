import { expect, test } from 'vitest'
import { bookingField } from './booking-field.ts'

const ASKED = { req: { i18n: { language: 'en' } } }

const validators = new Map(
  bookingField('page').fields.flatMap((field) =>
    field.type === 'text' && field.validate
      ? [[field.name, field.validate as (value: unknown, options: object) => unknown]]
      : [],
  ),
)

test.each(['promoCode', 'biLink', 'ctaSuffix'])('%s may stay empty, or be a hyphen for "none here"', async (name) => {
  const found = [undefined, null, '', '-'].map((value) => validators.get(name)?.(value, ASKED))
  expect(await Promise.all(found)).toEqual([true, true, true, true])
})

test.each([
  ['promoCode', 'SUMMER-10', true],
  ['promoCode', 'two words', 'Letters, digits, hyphens, underscores and dots, at most 100 of them.'],
  ['biLink', 'guide.paris', true],
  ['biLink', '<b>', 'Letters, digits, hyphens, underscores and dots, at most 100 of them.'],
  ['ctaSuffix', '?source=guide&tag=summer', true],
  [
    'ctaSuffix',
    'https://elsewhere.example/',
    'Parameters alone, such as source=guide&tag=summer: no address, no spaces, no # and at most 1,000 characters.',
  ],
])('%s: %j gives %j', async (name, value, answer) => {
  expect(await validators.get(name)?.(value, ASKED)).toBe(answer)
})
