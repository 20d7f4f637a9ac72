import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { pageBlocks } from '../blocks/page-blocks.ts'
import { withCommentMarks, withCommentMarksOnTextFields } from './with-comment-marks.ts'

/** The paths of the fields whose label has a mark. */
function markedIn(fields: readonly Field[], path = ''): string[] {
  return fields.flatMap((field) => {
    if (field.type === 'tabs') return field.tabs.flatMap((tab) => markedIn(tab.fields, path))
    const own = 'name' in field && field.name ? `${path}${field.name}` : path
    if ('fields' in field) return markedIn(field.fields, own === path ? path : `${own}.`)
    const components: object = field.admin?.components ?? {}
    return 'Label' in components ? [own] : []
  })
}

const fields: Field[] = [
  { type: 'ui', name: 'help', admin: {} },
  {
    type: 'tabs',
    tabs: [
      {
        label: 'One',
        fields: [
          { type: 'text', name: 'title', admin: { description: 'Seen by visitors.' } },
          { type: 'group', name: 'meta', fields: [{ type: 'checkbox', name: 'noIndex' }] },
          { type: 'array', name: 'items', fields: [{ type: 'richText', name: 'content' }] },
        ],
      },
    ],
  },
  { type: 'row', fields: [{ type: 'number', name: 'tgid' }] },
  { type: 'text', name: 'hash', admin: { hidden: true } },
]

test('each field that a form shows has a mark, and within a block each text', () => {
  expect(markedIn(withCommentMarks(fields))).toEqual(['title', 'meta.noIndex', 'items.content', 'tgid'])
  expect(markedIn(withCommentMarksOnTextFields(fields))).toEqual(['title', 'items.content'])
})

test('a block of a page has marks at its texts', () => {
  const quote = pageBlocks.find(({ slug }) => slug === 'quote')
  expect(markedIn(quote?.fields ?? [])).toEqual(['text', 'author', 'source'])
})
