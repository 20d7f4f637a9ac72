import { BLOCK_TYPES } from '@passepartout/content-model/blocks'
import type { Field } from 'payload'
import { expect, test } from 'vitest'
import { sites } from '../../collections/sites.ts'
import { pageBlocks } from '../blocks/page-blocks.ts'
import { BLOCKS } from '../blocks/registry.ts'
import { richTextField, singleLineField } from '../fields/text-fields.ts'
import { experienceIdForRowName, findRowName, pictureIdForRowName } from './find-row-name.ts'
import { findRowNameFields } from './with-row-names.ts'

const prose = (...texts: string[]) => ({
  root: { children: texts.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })) },
})

test.each([
  [{ title: 'Morning', text: prose('Early') }, 'Morning'],
  [{ title: '  ', text: prose('', 'Early \n doors', 'Late') }, 'Early doors Late'],
  [{ items: [{ question: 'When?' }, { question: 'Why?' }] }, 'When?'],
  [{ tgid: 7119 }, 'Number of the experience 7119'],
  [{ title: null, items: [], text: { root: null } }, undefined],
  [{}, undefined],
  [undefined, undefined],
  ['a text', undefined],
])('%j is called %j', (row, name) => {
  const places = [
    { path: 'title' },
    { path: 'text' },
    { path: 'items.0.question' },
    { path: 'tgid', label: 'Number of the experience' },
  ]
  expect(findRowName(row, places)).toBe(name)
})

test('the number of an experience names a row that has no words', () => {
  const places = [{ path: 'title' }, { path: 'card.tgid', label: 'Number of the experience' }]
  const card = { tgid: 7119 }
  expect([{ card }, { title: 'Morning', card }, {}].map((row) => experienceIdForRowName(row, places))).toEqual([
    '7119',
    undefined,
    undefined,
  ])
})

test('a picture names a row that has no words, and its number is no name', () => {
  const places = [
    { path: 'caption' },
    { path: 'tgid', label: 'Number of the experience' },
    { path: 'image.media', isPicture: true },
  ]
  const rows = [
    { image: { media: 12 } },
    { caption: 'Boats', image: { media: 12 } },
    { tgid: 7, image: { media: 12 } },
    { image: { media: { id: 12 } } },
    {},
  ]
  expect(rows.map((row) => pictureIdForRowName(row, places))).toEqual(['12', undefined, undefined, '12', undefined])
  expect(findRowName(rows[0], places)).toBe(undefined)
})

test('a long name is cut, and a chapter is not read for it', () => {
  const places = [{ path: 'text' }]
  expect(findRowName({ text: 'word '.repeat(30) }, places)).toBe(`${'word '.repeat(15)}word…`)
  expect(findRowName({ text: prose(...Array<string>(100_000).fill('word')) }, places)).toBe(
    `${'word '.repeat(15)}word…`,
  )
})

// spec: D.admin.rows
test('a row is called by its own words before those within it, by numbers after them, and by its picture last', () => {
  const fields: Field[] = [
    { type: 'number', name: 'tgid', label: 'Number of the experience' },
    { type: 'array', name: 'items', fields: [singleLineField('question', 240)] },
    {
      type: 'row',
      fields: [
        {
          type: 'group',
          name: 'image',
          fields: [
            { type: 'upload', name: 'media', relationTo: 'media' },
            { type: 'text', name: 'alt' },
          ],
        },
      ],
    },
    richTextField('content', 'Text'),
    singleLineField('title', 40),
    { type: 'text', name: 'url', validate: () => true as const },
  ]
  expect(findRowNameFields(fields)).toEqual([
    { path: 'content' },
    { path: 'title' },
    { path: 'items.0.question' },
    { path: 'tgid', label: 'Number of the experience' },
    { path: 'url', label: 'url' },
    { path: 'image.alt', label: 'alt' },
    { path: 'image.media', isPicture: true },
  ])
})

/** Every list of a form, by path. */
function* listsOf(fields: readonly Field[], path = ''): Generator<readonly [path: string, label: unknown]> {
  for (const field of fields) {
    if (field.type === 'tabs') for (const tab of field.tabs) yield* listsOf(tab.fields, path)
    else if ('fields' in field) {
      const here = 'name' in field ? `${path}${field.name}.` : path
      if (field.type === 'array') yield [here, field.admin?.components?.RowLabel]
      yield* listsOf(field.fields, here)
    }
  }
}

test.each([['sites', sites.fields] as const, ...pageBlocks.map(({ slug, fields }) => [slug, fields] as const)])(
  // spec: D.admin.rows
  'no row of %s is without a name of its own',
  (_, fields) => {
    const lists = [...listsOf(fields)]
    expect(lists.map(([path, label]) => [path, label])).toEqual(
      lists.map(([path]) => [
        path,
        { path: '/src/content/row-names/row-labels.tsx#RowName', clientProps: { places: expect.any(Array) } },
      ]),
    )
  },
)

test.each(BLOCK_TYPES)('a closed %s says what it is', (type) => {
  const block = pageBlocks.find(({ slug }) => slug === type)
  expect(block?.admin?.components?.Label).toEqual({
    path: '/src/content/row-names/row-labels.tsx#BlockLabel',
    clientProps: { kind: BLOCKS[type].labels.singular, places: findRowNameFields(BLOCKS[type].fields) },
  })
})
