import { expect, test } from 'vitest'
import { countableQuery } from './countable-query.ts'

test.each([
  ['Mona  Lisa', 'mona lisa'],
  ["  Musée d'Orsay, Paris! ", "musée d'orsay paris"],
  ['Лувр с детьми', 'лувр с детьми'],
  ['st. paul', 'st. paul'],
  ['东京 塔', '东京 塔'],
])('%s is counted as %s', (query, counted) => {
  expect(countableQuery(query)).toBe(counted)
})

test.each([
  ['', 'nothing'],
  [' ,; ', 'no word'],
  ['booking 4711', 'digits'],
  ['٤٧١١', 'digits of another script'],
  ['ada@mail.example', 'a mail address'],
  ['ada at mail.example', 'a host'],
  ['https://mail', 'an address'],
  ['x'.repeat(61), 'a long text'],
])('%s is not counted: %s', (query) => {
  expect(countableQuery(query)).toBe(undefined)
})
