import type { ClientField } from 'payload'
import { expect, test } from 'vitest'
import { fieldAt } from './field-at.ts'

const fields = [
  { type: 'tabs', tabs: [{ fields: [{ type: 'row', fields: [{ name: 'title', type: 'text' }] }] }] },
  { name: 'meta', type: 'group', fields: [{ name: 'title', type: 'textarea' }] },
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [
      { slug: 'quote', fields: [{ name: 'text', type: 'richText' }] },
      { slug: 'faq', fields: [{ name: 'items', type: 'array', fields: [{ name: 'text', type: 'text' }] }] },
    ],
  },
] as unknown as ClientField[]
const kindAt = (path: string) => ({ 'blocks.0': 'quote', 'blocks.1': 'faq' })[path]

test.each([
  ['title', 'text'],
  ['meta.title', 'textarea'],
  ['blocks.0.text', 'richText'],
  ['blocks.1.items.4.text', 'text'],
  ['blocks.1.text', undefined],
  ['blocks.2.text', undefined],
  ['meta.other', undefined],
])('%s is %s', (path, type) => {
  expect(fieldAt(path, fields, kindAt)?.type).toBe(type)
})
