import { blockSchema } from '@passepartout/content-model/blocks'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { repair } from './repair.ts'

const image = { mediaId: '1', url: '/media/a.jpg', alt: 'A', width: 4, height: 3, focalPoint: { x: 0.5, y: 0.5 } }
const action = { type: 'CUSTOM', url: 'https://a.example/', label: 'More', newTab: false, appearance: 'link' }
const card = { title: 'Louvre', image, action }

const rowsSchema = z.object({
  title: z.string().min(1),
  text: z.string().optional(),
  rows: z.array(z.object({ name: z.string().min(1), size: z.number() })).min(1),
})

test.each([
  ['what fits', { title: 'A', rows: [{ name: 'a', size: 1 }] }, { title: 'A', rows: [{ name: 'a', size: 1 }] }],
  ['missing words', { rows: [{ name: '', size: 1 }] }, { title: '…', rows: [{ name: '…', size: 1 }] }],
  [
    'an optional part',
    { title: 'A', text: 3, rows: [{ name: 'a', size: 1 }] },
    { title: 'A', rows: [{ name: 'a', size: 1 }] },
  ],
  [
    'a row',
    { title: 'A', rows: [{ name: 'a' }, { name: 'b', size: 1 }] },
    { title: 'A', rows: [{ name: 'b', size: 1 }] },
  ],
  ['the only row', { title: 'A', rows: [{ name: 'a' }] }, undefined],
  ['nothing', undefined, undefined],
  ['no object', 'text', undefined],
])('%s', (_, value, expected) => {
  expect(repair(rowsSchema, value)).toEqual(expected)
})

test('a list of cards is shown without the card that has no picture', () => {
  const block = { id: 'a', type: 'cardList', cards: [card, { ...card, image: undefined }] }
  expect(repair(blockSchema, block)).toEqual(blockSchema.parse({ ...block, title: '…', cards: [card] }))
})

test('a block of a type that nobody knows, and one without what it is made of, cannot be shown', () => {
  expect(repair(blockSchema, { id: 'a', type: 'carousel3d' })).toBeUndefined()
  expect(repair(blockSchema, { id: 'a', type: 'image' })).toBeUndefined()
})

test('what was given is not changed, and anything ends', () => {
  const block = Object.freeze({ id: 'a', type: 'quote' })
  expect(repair(blockSchema, block)).toEqual(blockSchema.parse({ ...block, text: '…' }))
  fc.assert(fc.property(fc.jsonValue(), (value) => void repair(blockSchema, { id: 'a', type: 'faq', items: value })))
})
