import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { formPathOf } from './form-path.ts'

const text = (name: string) => ({ type: 'text', name }) as FlattenedField
const group = (name: string, flattenedFields: FlattenedField[]) =>
  ({ type: 'group', name, flattenedFields }) as FlattenedField
const array = (name: string, flattenedFields: FlattenedField[]) =>
  ({ type: 'array', name, flattenedFields }) as FlattenedField

const picture = group('image', [text('media'), text('alt')])
const link = group('action', [text('label'), text('page'), text('url')])
const FIELDS: FlattenedField[] = [
  text('title'),
  text('path'),
  group('header', [array('menuItems', [link])]),
  array('quickLinks', [array('columns', [array('links', [text('page')])])]),
  group('meta', [text('title'), picture]),
  {
    type: 'blocks',
    name: 'blocks',
    blocks: [
      {
        slug: 'cards',
        flattenedFields: [{ type: 'array', name: 'cards', flattenedFields: [text('title'), picture, link] }],
      },
      { slug: 'productList', flattenedFields: [group('source', [text('kind'), text('number'), text('tgids')])] },
      { slug: 'text', flattenedFields: [text('content')] },
    ],
  } as FlattenedField,
]
const FORM = {
  blocks: [
    { blockType: 'cards', cards: [{ title: '' }, { title: 'B' }] },
    { blockType: 'productList' },
    { blockType: 'text' },
  ],
}

test.each([
  ['title', 'title'],
  ['uid', 'path'],
  ['meta.title', 'meta.title'],
  ['meta.image', 'meta.image.media'],
  ['blocks.0.cards.1.title', 'blocks.0.cards.1.title'],
  ['blocks.0.cards.1.image', 'blocks.0.cards.1.image.media'],
  ['blocks.0.cards.1.image.alt', 'blocks.0.cards.1.image.alt'],
  ['blocks.0.cards.1.action', 'blocks.0.cards.1.action.page'],
  ['blocks.0.cards.1.action.url', 'blocks.0.cards.1.action.url'],
  ['blocks.0.cards', 'blocks.0.cards'],
  ['blocks.1.source.id', 'blocks.1.source.number'],
  ['blocks.1.source.ids', 'blocks.1.source.tgids'],
  ['blocks.2.content.0.children.3.text', 'blocks.2.content'],
  ['blocks.9.content', 'blocks'],
  ['nothing.known', 'nothing.known'],
  ['header.manualHeader.menuItems.0.action', 'header.menuItems.0.action.page'],
  ['quickLinks.0.items.1.items.0.link', 'quickLinks.0.columns.1.links.0.page'],
  // spec: D.admin.21
])('a fault at %s is shown at the field %s', (documentPath, field) => {
  expect(formPathOf(documentPath, FIELDS, FORM)).toBe(field)
})
