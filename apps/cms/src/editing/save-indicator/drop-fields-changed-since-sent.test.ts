import type { FormState } from 'payload'
import { expect, test } from 'vitest'
import { dropFieldsChangedSinceSent } from './drop-fields-changed-since-sent.ts'

const stateOf = (values: Readonly<Record<string, unknown>>): FormState =>
  Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { value, initialValue: value, valid: true }]))
const text = (words: string) => ({ root: { type: 'root', children: [{ type: 'text', text: words }] } })

test.each<[string, unknown, unknown, unknown, unknown]>([
  ['what was not changed since', 'sent', 'sent', 'completed', 'completed'],
  ['what was empty and is', '', undefined, 'completed', 'completed'],
  ['a formatted text that says the same', text('sent'), structuredClone(text('sent')), text('stored'), text('stored')],
])('the answer has its value of %s', (_, sent, now, stored, expected) => {
  expect(
    dropFieldsChangedSinceSent(stateOf({ title: stored }), stateOf({ title: sent }), stateOf({ title: now })),
  ).toEqual(stateOf({ title: expected }))
})

test.each<[string, unknown, unknown]>([
  ['a text that was changed', 'sent', 'typed since'],
  ['a text that was emptied', 'sent', ''],
  ['a text that was empty', undefined, 'typed since'],
  ['a formatted text that was changed', text('sent'), text('typed since')],
  ['rows of which there are more', 1, 2],
])('the answer has no value of %s since, and what else it says of the field', (_, sent, now) => {
  expect(
    dropFieldsChangedSinceSent(stateOf({ title: 'stored' }), stateOf({ title: sent }), stateOf({ title: now })),
  ).toEqual({
    title: { valid: true },
  })
})
