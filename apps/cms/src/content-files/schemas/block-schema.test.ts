import { BLOCK_TYPES, type Block, type BlockType, blockSchema } from '@passepartout/content-model/blocks'
import { expect, test } from 'vitest'
import { buildBlock } from '../../publishing/build/build-block.ts'
import { createBuildContext } from '../../publishing/build/build-context.ts'
import { mediaFixture } from '../../publishing/build/page.fixture.ts'
import { blockFormData } from '../form-data/block-data.ts'
import type { ConversionContext } from '../form-data/field-data.ts'
import { blockFileSchema } from './block-schema.ts'

const context: ConversionContext = {
  lang: 'en',
  file: 'pages/wayfare/paris.en.json',
  ids: {
    pictures: new Map([['louvre-dusk', 5]]),
    used: new Map(),
    pageIds: new Map([['wayfare/louvre.en', 7]]),
  },
}

/** A block of a file, filled into the form and published from there. */
function publish(content: object): Block {
  const form = blockFormData(blockFileSchema.parse(content), 'wayfare/paris.en.0', context)
  const building = createBuildContext('en', {
    media: new Map([[5, mediaFixture()]]),
    pages: new Map([[7, { uid: 'www.wayfare.example.louvre', kind: 'page' }]]),
    fields: [],
  })
  const block = blockSchema.parse(buildBlock(form, building, 'blocks.0'))
  expect(building.faults).toEqual([])
  return block
}

const id = expect.stringMatching(/^[0-9a-f]{24}$/)
const image = {
  mediaId: '5',
  url: '/media/louvre-dusk.jpg',
  alt: 'The pyramid',
  width: 2400,
  height: 1800,
  focalPoint: { x: 0.25, y: 0.5 },
}
const toLouvre = {
  type: 'REFERENCE',
  uid: 'www.wayfare.example.louvre',
  kind: 'page',
  newTab: false,
  appearance: 'link',
}
const paragraph = (text: string) => [{ type: 'paragraph', children: [{ type: 'text', text }] }]

test.each<[BlockType, string, object, object]>([
  [
    'richText',
    'its text',
    { text: 'Go *early*.' },
    {
      content: [
        {
          type: 'paragraph',
          children: [
            { type: 'text', text: 'Go ' },
            { type: 'text', text: 'early', marks: ['italic'] },
            { type: 'text', text: '.' },
          ],
        },
      ],
    },
  ],
  [
    'productList',
    'all of it',
    {
      title: 'Day trips',
      intro: 'By train.',
      source: { kind: 'subCategory', id: 1143, city: 'PARIS' },
      limit: 8,
      layout: 'carousel',
      action: { to: 'page:wayfare/louvre', label: 'All of them', appearance: 'primary', newTab: true },
    },
    {
      title: 'Day trips',
      intro: 'By train.',
      source: { kind: 'subCategory', id: 1143, city: 'PARIS' },
      limit: 8,
      layout: 'carousel',
      action: { ...toLouvre, label: 'All of them', appearance: 'primary', newTab: true },
    },
  ],
  [
    'productList',
    'what is needed',
    { title: 'Two', source: { kind: 'tgids', ids: [7110, 7111] } },
    {
      title: 'Two',
      source: { kind: 'tgids', ids: [7110, 7111] },
      limit: 40,
      layout: 'grid',
      action: undefined,
    },
  ],
  [
    'cardList',
    'a picture in context, a link and nothing optional',
    {
      title: 'Sights',
      cards: [{ picture: 'louvre-dusk', alt: 'The pyramid', title: 'Louvre', action: { to: 'page:wayfare/louvre' } }],
    },
    {
      title: 'Sights',
      layout: 'grid',
      cards: [{ image, title: 'Louvre', action: { ...toLouvre, label: '' } }],
    },
  ],
  [
    'image',
    'its picture in context',
    { picture: 'louvre-dusk', alt: 'The pyramid', caption: 'Dusk' },
    { image, caption: 'Dusk', higherQuality: false, blurFill: false, darkOverlay: false },
  ],
  [
    'cta',
    'an address',
    { title: 'Book', action: { to: 'https://b.example/' } },
    {
      title: 'Book',
      action: { type: 'CUSTOM', url: 'https://b.example/', newTab: false, label: '', appearance: 'link' },
    },
  ],
  [
    'relatedPages',
    'pages by their keys',
    { title: 'Read on', pages: [{ page: 'page:wayfare/louvre' }] },
    { title: 'Read on', pages: [{ page: { uid: toLouvre.uid, kind: 'page' } }] },
  ],
  [
    'banner',
    'its first day',
    { picture: 'louvre-dusk', alt: 'The pyramid', title: 'Late', action: { to: '/late/' }, from: '2027-01-01' },
    {
      image,
      title: 'Late',
      action: { type: 'CUSTOM', url: '/late/', newTab: false, label: '', appearance: 'link' },
      from: '2027-01-01',
    },
  ],
  [
    'table',
    'rows of cells',
    { caption: 'Hours', rows: [{ cells: [{ text: 'Monday' }] }] },
    {
      caption: 'Hours',
      headerRow: true,
      headerColumn: false,
      rows: [{ cells: [{ content: [{ type: 'paragraph', children: [{ type: 'text', text: 'Monday' }] }] }] }],
    },
  ],
  ['experience', 'a number', { tgid: 7110 }, { tgid: 7110 }],
  [
    'experience',
    'a day and what its booking link carries',
    { tgid: 7110, date: '2027-01-31', variantId: 12, booking: { promoCode: '-', marketplaceFlow: 'yes' } },
    {
      tgid: 7110,
      date: '2027-01-31',
      variantId: 12,
      booking: { promoCode: '', redirectToMarketplaceBookingFlow: true },
    },
  ],
  [
    'faq',
    'Markdown in rows',
    { title: 'Ask', items: [{ question: 'When?', answer: 'Now.' }] },
    {
      title: 'Ask',
      items: [{ question: 'When?', answer: paragraph('Now.') }],
    },
  ],
  [
    'callout',
    'a choice that was not made',
    { text: 'Mind the step.' },
    { tone: 'note', content: paragraph('Mind the step.') },
  ],
  [
    'facts',
    'an icon',
    { items: [{ icon: 'clock', title: 'One hour' }, { title: 'Free' }] },
    {
      items: [{ icon: 'clock', title: 'One hour' }, { title: 'Free' }],
    },
  ],
])('%s says %s in a file, and visitors get it', (type, _, content, published) => {
  expect(publish({ type, ...content })).toEqual({ id, type, ...published })
})

test.each([
  [
    'a word too many',
    { type: 'cta', title: 'Book', action: { to: '/x/' }, colour: 'red' },
    'Unrecognized key: "colour"',
  ],
  ['a word too many in a row', { type: 'facts', items: [{ title: 'A', image: 'b' }] }, 'Unrecognized key: "image"'],
  ['no words where some must be', { type: 'callout', text: ' ' }, 'Too small: expected string to have >=1 characters'],
  [
    'a title of blanks',
    { type: 'cta', title: ' ', action: { to: '/x/' } },
    'Too small: expected string to have >=1 characters',
  ],
  [
    'a choice that is none',
    { type: 'callout', tone: 'shout', text: 'A' },
    'Invalid option: expected one of "tip"|"note"|"warning"',
  ],
  ['no rows', { type: 'faq', title: 'Ask', items: [] }, 'Too small: expected array to have >=1 items'],
  [
    'an unknown block',
    { type: 'poem', text: 'A' },
    `Invalid discriminator value. Expected ${BLOCK_TYPES.map((type) => `'${type}'`).join(' | ')}`,
  ],
])('%s is refused', (_, content, message) => {
  expect(blockFileSchema.safeParse(content).error?.issues.map((issue) => issue.message)).toEqual([message])
})

test('a jump link of a file names the number of a block, and leads to its id', () => {
  const blockId = blockFormData(
    blockFileSchema.parse({ type: 'spotify', contentType: 'track', contentId: 'a' }),
    'p.en.4',
    context,
  ).id
  const jump = blockFileSchema.parse({ type: 'jumpLink', targetBlockId: '5', title: 'Down' })
  expect(blockFormData(jump, 'p.en.0', context)).toEqual({
    id,
    blockType: 'jumpLink',
    targetBlockId: blockId,
    title: 'Down',
  })
})
