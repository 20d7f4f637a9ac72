import type { FlattenedField } from 'payload'
import { expect, test } from 'vitest'
import { extractIndexableContent } from './extract-indexable-content.ts'

const field = (value: object) => value as FlattenedField
const text = (name: string, more: object = {}) => field({ name, type: 'text', ...more })

const action = field({
  name: 'action',
  type: 'group',
  label: 'Link',
  flattenedFields: [
    text('label', { label: 'Words on the link' }),
    field({ name: 'page', type: 'relationship', relationTo: 'pages', label: 'Page' }),
    text('url', { label: 'Address' }),
  ],
})

const FIELDS: readonly FlattenedField[] = [
  text('title'),
  text('path'),
  field({ name: 'parent', type: 'relationship', relationTo: 'pages', label: 'Page above' }),
  field({
    name: 'heroImage',
    type: 'group',
    label: 'Opening picture',
    flattenedFields: [
      field({ name: 'media', type: 'upload', relationTo: 'media', label: 'Picture' }),
      text('alt', { localized: true, label: 'Description for this place' }),
    ],
  }),
  field({
    name: 'blocks',
    type: 'blocks',
    label: 'Content',
    labels: { singular: 'Block', plural: 'Blocks' },
    blocks: [
      { slug: 'cta', labels: { singular: 'Call to action' }, flattenedFields: [text('title'), action] },
      {
        slug: 'richText',
        labels: { singular: 'Text' },
        flattenedFields: [field({ name: 'content', type: 'richText' })],
      },
      {
        slug: 'productList',
        labels: { singular: 'Product list' },
        flattenedFields: [
          field({
            name: 'source',
            type: 'group',
            label: 'Which products',
            flattenedFields: [
              text('kind'),
              field({ name: 'number', type: 'number', label: 'Its number' }),
              field({ name: 'tgids', type: 'number', hasMany: true, label: 'Numbers of the experiences' }),
            ],
          }),
        ],
      },
      { slug: 'jumpLink', labels: { singular: 'Jump link' }, flattenedFields: [text('targetBlockId')] },
    ],
  }),
]

const paragraph = (...children: object[]) => ({ type: 'paragraph', children })
const words = (value: string) => ({ type: 'text', text: value })

test('the words of a page are its texts, line by line, without what nobody reads', () => {
  const content = {
    root: {
      type: 'root',
      children: [paragraph(words('One '), words('line')), paragraph(words(' ')), paragraph(words('Two'))],
    },
  }
  const form = {
    title: 'Its title',
    path: 'nobody-reads-this',
    heroImage: { media: 4, alt: { en: 'A tower', fr: 'Une tour' } },
    blocks: [
      { id: 'a', blockType: 'cta', title: 'Go', action: { label: 'There', url: '/there/' } },
      { id: 'b', blockType: 'richText', content },
      { id: 'c', blockType: 'of a newer version', title: 'Unknown' },
    ],
  }
  const { text: said, anchors } = extractIndexableContent(FIELDS, form)
  expect(said.split('\n')).toEqual(['A tower', 'Une tour', 'Go', 'There', 'One line', 'Two'])
  expect(anchors).toEqual(['a', 'b', 'c'])
})

test('each link is at its field: pages, pictures, addresses, parts and products, those of texts and shortcodes too', () => {
  const link = (fields: object) => ({ type: 'link', fields, children: [words('x')] })
  const content = {
    root: {
      children: [
        paragraph(
          link({ linkType: 'internal', doc: { relationTo: 'pages', value: 8 } }),
          link({ linkType: 'custom', url: 'https://c.example/' }),
          words('[price entity="Tgid" entityId="7148"] [jumplink targetBlockId="a" title="A"]'),
        ),
      ],
    },
  }
  const form = {
    parent: { id: 3 },
    heroImage: { media: 4, alt: 'Its own' },
    blocks: [
      { id: 'a', blockType: 'cta', title: 'Go', action: { page: 7, url: '/else/' } },
      { id: 'b', blockType: 'richText', content },
      { id: 'c', blockType: 'productList', source: { kind: 'tgids', number: 5, tgids: [1, 2] } },
      { id: 'd', blockType: 'productList', source: { kind: 'collection', number: 5, tgids: [1, 2] } },
      { id: 'e', blockType: 'jumpLink', targetBlockId: 'b' },
    ],
  }
  const { links, numbers } = extractIndexableContent(FIELDS, form)
  const at = (path: string, place: string, target: object, hasFallback = false) => ({
    path,
    place,
    target,
    hasFallback,
  })
  const inText = (target: object) => at('blocks.1.content', 'Block 2 (Text), Content', target)
  expect(links).toEqual([
    at('parent', 'Page above', { kind: 'page', id: 3 }),
    at('heroImage.media', 'Opening picture, Picture', { kind: 'media', id: 4 }, true),
    at('blocks.0.action.page', 'Block 1 (Call to action), Link, Page', { kind: 'page', id: 7 }, true),
    at('blocks.0.action.url', 'Block 1 (Call to action), Link, Address', { kind: 'url', url: '/else/' }),
    inText({ kind: 'page', id: 8 }),
    inText({ kind: 'url', url: 'https://c.example/' }),
    inText({ kind: 'product', id: 7148 }),
    inText({ kind: 'url', url: '#a' }),
    at('blocks.2.source.tgids', 'Block 3 (Product list), Which products, Numbers of the experiences', {
      kind: 'product',
      id: 1,
    }),
    at('blocks.2.source.tgids', 'Block 3 (Product list), Which products, Numbers of the experiences', {
      kind: 'product',
      id: 2,
    }),
    at('blocks.3.source.number', 'Block 4 (Product list), Which products, Its number', { kind: 'collection', id: 5 }),
    at('blocks.4.targetBlockId', 'Block 5 (Jump link), Target Block Id', { kind: 'url', url: '#b' }),
  ])
  expect(numbers).toEqual([7148, 1, 2, 5])
})

test('a place is named as messages about its form name it: a group and its field of one name once, a plan by its block', () => {
  const media = field({ name: 'media', type: 'upload', relationTo: 'media', label: 'Picture' })
  const fields = [
    field({ name: 'socialImage', type: 'group', label: 'Picture', flattenedFields: [media] }),
    field({
      name: 'blocks',
      type: 'blocks',
      labels: { singular: 'Part', plural: 'Parts' },
      blocks: [{ slug: 'planOfDays', labels: { singular: 'Days' }, flattenedFields: [] }],
    }),
  ]
  const blocks = [{ id: 'a', blockType: 'planOfDays', days: [{ stops: [{ tgid: 7148, time: '09:00' }] }] }]
  const { links } = extractIndexableContent(fields, { socialImage: { media: 4 }, blocks })
  expect(links).toEqual([
    { path: 'socialImage.media', place: 'Picture', target: { kind: 'media', id: 4 }, hasFallback: false },
    {
      path: 'blocks.0.title',
      place: 'Part 1 (Days)',
      target: { kind: 'plan', days: [[{ tgid: 7148, time: '09:00' }]] },
      hasFallback: false,
    },
  ])
})
