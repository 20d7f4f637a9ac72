import { expect, test } from 'vitest'
import { createTranslator } from './dictionary.ts'
import en from './messages/en.json'
import { createPseudoTranslator } from './pseudo-locale.ts'
import type { MessageKey } from './translate.ts'

const english = createTranslator('en', en, () => {})
const long = createPseudoTranslator('long')
const mirrored = createPseudoTranslator('mirrored')

const VALUES = {
  label: '12',
  value: '34',
  count: 3,
  age: 6,
  guests: 34,
  cities: 1,
  percent: '15%',
  position: 2,
  total: 5,
  average: '4.6',
}
const NAMES = { name: 'Ann', number: '+44', date: 'Fri, 20 Nov', min: '1 hr', max: '2 hr', opens: '9', closes: '17' }
const PLACES = {
  place: '31',
  address: '/x/',
  host: '8.8',
  title: '42',
  rating: '4',
  language: '7',
  shown: '6',
  types: '91',
  party: '77',
  text: '12',
}
const MOMENTS = {
  time: '09:30',
  start: '1',
  last: '6',
  duration: '24',
  amount: '5%',
  month: '3',
  query: '99',
  counts: '8–11',
  days: '1, 2',
  distance: '300',
  from: '9:00',
  until: '18:00',
  when: '13',
  sold: '14',
  known: '2',
}
const values = { ...VALUES, ...NAMES, ...PLACES, ...MOMENTS }
const keys = Object.keys(en) as MessageKey[]

const lettersOf = (text: string) => text.match(/\p{L}/gu) ?? []
const withoutValues = (text: string) =>
  Object.values({ ...NAMES, ...PLACES, ...MOMENTS }).reduce((rest, value) => rest.replace(value, ''), text)

test.each(keys)('%s: every letter has an accent, and there are two for five more', (key) => {
  const [plain = [], strange = []] = [english(key, values), long(key, values)].map(withoutValues).map(lettersOf)
  expect(strange.filter((letter) => /[a-z]/i.test(letter))).toEqual([])
  expect(strange.length).toBeGreaterThanOrEqual(1.4 * plain.length)
  expect(long(key, values)).toMatch(/^⟦.*⟧$/)
})

test.each([
  ['price.from', {}, '⟦ƒŕŕöɱɱ⟧'],
  ['duration.range', { min: '1 hr', max: '2 hr' }, '⟦1 hr – 2 hr⟧'],
  ['image.credit', { name: "Ann {O'Hara} <b>" }, "⟦Þĥĥöţţöö: Ann {O'Hara} <b>⟧"],
  ['collection.experiences', { count: 1 }, '⟦1 éẋẋþééŕîîéññçéé⟧'],
  ['collection.experiences', { count: 1200 }, '⟦1,200 éẋþþéŕŕîééñççéšš⟧'],
] as const)('%s, %j is %s', (key, given, expected) => {
  expect(long(key, given)).toBe(expected)
})

test('mirrored, each piece of text is overridden and values keep their direction', () => {
  const [start, end] = ['\u202e', '\u202c']
  expect(mirrored('price.from')).toBe(`⟦${start}ƒŕŕöɱɱ${end}⟧`)
  expect(mirrored('duration.range', { min: '1 hr', max: '2 hr' })).toBe('⟦1 hr – 2 hr⟧')
  expect(mirrored('image.credit', { name: 'Ann' })).toMatch(new RegExp(`^⟦${start}[^${end}]+${end}Ann⟧$`))
})

test.each(keys)('%s: every override ends', (key) => {
  const text = mirrored(key, values)
  expect(text.match(/\u202e/g)?.length).toBe(text.match(/\u202c/g)?.length)
})
