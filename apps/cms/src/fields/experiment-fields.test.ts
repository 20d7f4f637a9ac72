import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { experimentsField, shownToField } from './experiment-fields.ts'

/** A field's own check, as the admin calls it. */
function check(fields: readonly Field[], name: string, value: unknown, data: object = {}): unknown {
  const field = fields.find((one) => 'name' in one && one.name === name)
  const validate = field && 'validate' in field ? field.validate : undefined
  return (validate as (value: unknown, options: object) => unknown)(value, { data })
}

const FAULT = 'Lower case letters, digits and hyphens, 30 at most, such as short-title.'

test.each([
  ['short-title', true],
  ['', FAULT],
  [undefined, FAULT],
  ['Short title', FAULT],
  ['7up', FAULT],
  ['x'.repeat(31), FAULT],
])('the key %j of an experiment: %s', (key, verdict) => {
  expect(check(experimentsField.fields, 'key', key)).toBe(verdict)
})

test('a site has each key once', () => {
  const experiments = [{ key: 'cards' }, { key: 'hero' }, { key: 'cards' }]
  expect(check(experimentsField.fields, 'key', 'hero', { experiments })).toBe(true)
  expect(check(experimentsField.fields, 'key', 'cards', { experiments })).toBe(
    'Another experiment of this site has this key.',
  )
})

test('an editor chooses from shares that hold exactly', () => {
  const share = experimentsField.fields.find((field) => 'name' in field && field.name === 'share')
  expect(share && 'options' in share && share.options).toEqual([
    { value: '1', label: '6.25 %' },
    { value: '2', label: '12.5 %' },
    { value: '4', label: '25 %' },
    { value: '8', label: '50 %' },
    { value: '16', label: '100 %' },
  ])
})

test('a block names no experiment, or one by its key', () => {
  const [row] = shownToField.fields
  const fields = row && 'fields' in row ? row.fields : []
  expect(['', null, 'cards', 'No key'].map((key) => check(fields, 'experiment', key))).toEqual([
    true,
    true,
    true,
    FAULT,
  ])
})
