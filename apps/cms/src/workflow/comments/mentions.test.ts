import { expect, test } from 'vitest'
import { handlesOf, mentionsIn, peopleByHandlePrefix, unfinishedMentionIn } from './mentions.ts'

const people = [
  { id: 1, handle: 'Nora' },
  { id: 2, handle: 'Nora Fields' },
  { id: 3, handle: 'max@a.example' },
  { id: 4, handle: 'Élodie' },
]

test.each([
  ['@Nora look', [1]],
  ['Please look, @Nora Fields.', [2]],
  ['(@nora) and @NORA', [1]],
  ['@Nora’s words, @Nora Fields too', [1, 2]],
  ['@max@a.example, thanks', [3]],
  ['@max@a.example.com', []],
  ['write to x@Nora', []],
  ['@Noras', []],
  ['@E\u0301lodie', [4]],
  ['@Élodie: @Élodie', [4]],
  ['@', []],
  ['Nora', []],
  // spec: D.admin.comments
])('%j mentions %j', (text, expected) => {
  expect(mentionsIn(text, people).map(({ id }) => id)).toEqual(expected)
})

test('whoever has no name, or shares it, is called by the mail address', () => {
  const accounts = [
    { id: 1, name: ' Nora ', email: 'nora@a.example' },
    { id: 2, name: 'Max', email: 'max@a.example' },
    { id: 3, name: 'max', email: 'max@b.example' },
    { id: 4, name: null, email: 'ida@a.example' },
  ]
  expect(handlesOf(accounts)).toEqual([
    { id: 1, handle: 'Nora' },
    { id: 2, handle: 'max@a.example' },
    { id: 3, handle: 'max@b.example' },
    { id: 4, handle: 'ida@a.example' },
  ])
})

test.each([
  ['Please look, @No', 'No'],
  ['@', ''],
  ['@Nora Fi', 'Nora Fi'],
  ['a@b', undefined],
  ['@Nora\nLook', undefined],
  ['', undefined],
])('in %j somebody is being mentioned: %j', (text, expected) => {
  expect(unfinishedMentionIn(text)).toBe(expected)
})

test('people are offered by the beginning of their handle', () => {
  expect(peopleByHandlePrefix('nor', people).map(({ id }) => id)).toEqual([1, 2])
})
