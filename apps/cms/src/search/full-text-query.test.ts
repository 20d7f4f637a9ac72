import { expect, test } from 'vitest'
import { toFullTextQuery } from './full-text-query.ts'

test.each([
  ['Louvre', '"louvre"*'],
  ['  musée du  Louvre ', '"musée"* "du"* "louvre"*'],
  ['www.a.example/paris-tickets/', '"www"* "a"* "example"* "paris"* "tickets"*'],
  ['17637', '"17637"*'],
  ['title:x OR "y" AND NEAR(z)*', '"title"* "x"* "or"* "y"* "and"* "near"* "z"*'],
  ['Москва 東京', '"москва"* "東京"*'],
  ['', undefined],
  [' –!"*^ ', undefined],
  ['a '.repeat(40), Array.from({ length: 12 }, () => '"a"*').join(' ')],
])('%j asks for %j', (typed, expected) => {
  expect(toFullTextQuery(typed)).toBe(expected)
})
