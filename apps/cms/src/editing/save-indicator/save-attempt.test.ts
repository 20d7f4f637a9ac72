import { expect, test } from 'vitest'
import { parseSaveAttempt, withSaveAttempt } from './save-attempt.ts'

test('what a save says of its form is read as it was written, beside the rest of the query', () => {
  const save = { writer: 7, window: 'k3', attempt: 12 }
  const address = withSaveAttempt(new URL('https://desk.example/api/pages/1?autosave=true&attempt=3'), save)
  expect(address.href).toBe('https://desk.example/api/pages/1?autosave=true&attempt=12&writer=7&window=k3')
  expect(parseSaveAttempt(address.searchParams)).toEqual(save)
})

test.each(['', 'writer=7', 'writer=x&window=k3&attempt=1', `writer=7&attempt=1&window=${'w'.repeat(41)}`])(
  'the save of a program says nothing of a form: %s',
  (query) => {
    expect(parseSaveAttempt(new URLSearchParams(query))).toBeUndefined()
  },
)
