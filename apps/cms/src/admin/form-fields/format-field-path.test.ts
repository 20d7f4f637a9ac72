import type { ClientField } from 'payload'
import { expect, test } from 'vitest'
import { formatFieldPath } from './format-field-path.ts'

const title = { name: 'title', type: 'text', label: { en: 'Title', de: 'Überschrift' } }
const fields = [
  {
    type: 'tabs',
    tabs: [{ fields: [{ type: 'row', fields: [{ name: 'kicker', type: 'text', label: 'Line above' }] }] }],
  },
  { name: 'meta', type: 'group', label: false, fields: [title] },
  { name: 'image', type: 'group', label: 'Picture', fields: [{ name: 'media', type: 'upload', label: 'Picture' }] },
  {
    name: 'menu',
    type: 'array',
    label: { en: 'Main menu', de: 'Menü' },
    labels: { singular: 'Item' },
    fields: [title],
  },
  {
    name: 'blocks',
    type: 'blocks',
    labels: { singular: 'Block' },
    blocks: [
      {
        slug: 'quote',
        labels: { singular: 'Quote' },
        fields: [{ name: 'text', type: 'text', label: 'What was said' }],
      },
      {
        slug: 'facts',
        labels: { singular: { de: 'Fakten' } },
        fields: [{ name: 'items', type: 'array', labels: { singular: 'Fact' }, fields: [title] }],
      },
      {
        slug: 'faq',
        labels: { singular: 'Questions' },
        fields: [
          {
            name: 'items',
            type: 'array',
            label: { en: 'Items', de: 'Einträge' },
            labels: { singular: 'Question' },
            fields: [title],
          },
        ],
      },
    ],
  },
] as unknown as ClientField[]

/** Two kinds of blocks have lists of the same name. */
const kinds: Readonly<Record<string, string>> = { 'blocks.0': 'quote', 'blocks.1': 'faq', 'blocks.2': 'facts' }

test.each([
  ['kicker', 'Line above'],
  ['meta.title', 'Überschrift'],
  ['blocks.1.items.0.title', 'Block 2 (Questions) › Question 1 › Überschrift'],
  ['blocks.2.items.1.title', 'Block 3 (Fakten) › Fact 2 › Überschrift'],
  ['blocks.1.items', 'Block 2 (Questions) › Einträge'],
  ['image.media', 'Picture'],
  ['menu.1.title', 'Menü › Item 2 › Überschrift'],
  ['blocks.0.text', 'Block 1 (Quote) › What was said'],
  ['blocks.0', 'Block 1 (Quote)'],
  ['blocks.0.blockType', 'Block 1 (Quote) › blockType'],
  ['blocks.9.text', 'Block 10 › text'],
])('%s is %s', (path, expected) => {
  const naming = {
    translate: (label: unknown) => (typeof label === 'object' ? String((label as { de: string }).de) : String(label)),
    kindAt: (at: string) => kinds[at],
  }
  expect(formatFieldPath(path, fields, naming)).toBe(expected)
})
