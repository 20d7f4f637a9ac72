import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { blockExperimentField, experimentsField } from './experiment-fields.ts'

/** A field's own check, as the admin calls it. */
function check(fields: readonly Field[], name: string, value: unknown, data: object = {}): Promise<unknown> {
  const field = fields.find((one) => 'name' in one && one.name === name)
  const validate = field && 'validate' in field ? field.validate : undefined
  const req = { i18n: { language: 'en' } }
  return (validate as (value: unknown, options: object) => Promise<unknown>)(value, { data, req })
}

const FAULT = 'Lower case letters, digits and hyphens, 30 at most, such as short-title.'

test.each([
  ['short-title', true],
  ['', FAULT],
  [undefined, FAULT],
  ['Short title', FAULT],
  ['7up', FAULT],
  ['x'.repeat(31), FAULT],
])('the key %j of an experiment: %s', async (key, verdict) => {
  expect(await check(experimentsField.fields, 'key', key)).toBe(verdict)
})

test('a site has each key once', async () => {
  const experiments = [{ key: 'cards' }, { key: 'hero' }, { key: 'cards' }]
  expect(await check(experimentsField.fields, 'key', 'hero', { experiments })).toBe(true)
  expect(await check(experimentsField.fields, 'key', 'cards', { experiments })).toBe(
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

test('a block names no experiment, or one by its key', async () => {
  const [row] = blockExperimentField.fields
  const fields = row && 'fields' in row ? row.fields : []
  const found = ['', null, 'cards', 'No key'].map((key) => check(fields, 'experiment', key))
  expect(await Promise.all(found)).toEqual([true, true, true, FAULT])
})
