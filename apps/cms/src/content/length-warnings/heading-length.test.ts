import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { pages } from '../../collections/pages.ts'
import { BLOCKS } from '../blocks/registry.ts'
import { COMFORTABLE_HEADING_LENGTH, lengthIfTooLong } from './heading-length.ts'

test.each([
  ['x'.repeat(300), 300],
  ['x'.repeat(91), 91],
  ['x'.repeat(90), undefined],
  [`${'x'.repeat(90)}[price entity="Tgid" entityId="7148" /]`, undefined],
  [`   ${'x'.repeat(90)}   `, undefined],
  ['', undefined],
])('%j', (text, length) => {
  expect(lengthIfTooLong(text, COMFORTABLE_HEADING_LENGTH)).toBe(length)
})

function* fieldsIn(fields: readonly Field[]): Generator<Field> {
  for (const field of fields) {
    yield field
    if (field.type === 'tabs') for (const tab of field.tabs) yield* fieldsIn(tab.fields)
    else if ('fields' in field) yield* fieldsIn(field.fields)
  }
}

// spec: D.admin.warnings
test('the headings of pages and of all blocks warn where they are long, and take more', () => {
  const forms = [pages.fields, ...Object.values(BLOCKS).map(({ fields }) => fields)]
  const titles = forms.flatMap((fields) =>
    [...fieldsIn(fields)].filter((field) => 'name' in field && field.name === 'title'),
  )
  const silent = titles.filter(
    (field) =>
      field.type === 'text' &&
      Number(field.maxLength) > COMFORTABLE_HEADING_LENGTH &&
      field.admin?.custom?.comfortable !== COMFORTABLE_HEADING_LENGTH,
  )
  expect(silent).toEqual([])
})
