import type { ClientField } from 'payload'
import { expect, test } from 'vitest'
import { nameField } from './name-field.ts'

const title = { name: 'title', type: 'text', label: { en: 'Title', de: 'Überschrift' } }
const fields = [
  {
    type: 'tabs',
    tabs: [{ fields: [{ type: 'row', fields: [{ name: 'kicker', type: 'text', label: 'Line above' }] }] }],
  },
  { name: 'meta', type: 'group', label: false, fields: [title] },
  {
    name: 'blocks',
    type: 'blocks',
    labels: { singular: 'Block' },
    blocks: [
      { slug: 'quote', fields: [{ name: 'text', type: 'text', label: 'What was said' }] },
      {
        slug: 'faq',
        fields: [{ name: 'items', type: 'array', label: 'Items', labels: { singular: 'Question' }, fields: [title] }],
      },
    ],
  },
] as unknown as ClientField[]

test.each([
  ['kicker', 'Line above'],
  ['meta.title', 'Überschrift'],
  ['blocks.1.items.0.title', 'Block 2 › Question 1 › Überschrift'],
  ['blocks.0.text', 'Block 1 › What was said'],
  ['blocks.0.blockType', 'Block 1 › blockType'],
])('%s is %s', (path, expected) => {
  expect(nameField(path, fields, (label) => (typeof label === 'object' ? String(label.de) : String(label)))).toBe(
    expected,
  )
})
