import type { PageReference } from '@passepartout/content-model/navigation'
import { checkPageDocument, type PageDocument } from '@passepartout/content-model/page'
import { expect, test } from 'vitest'
import { PAGE_FORM_FIELDS } from '../../content-files/form-data/form-fields.ts'
import { formatMessage } from '../../messages/format-message.ts'
import type { Media, Page } from '../../payload-types.ts'
import { buildPageDocument } from './build-page-document.ts'
import { mediaFixture, pageFixture } from './page.fixture.ts'

interface World {
  readonly media?: Media[]
  readonly pages?: [number, PageReference | null][]
}

function build(
  page: Partial<Page>,
  { media = [mediaFixture()], pages = [[7, { uid: 'www.wayfare.example.louvre', kind: 'page' }]] }: World = {},
) {
  return buildPageDocument(pageFixture(page), {
    siteUid: 'www.wayfare.example',
    media: new Map(media.map((item) => [item.id, item])),
    pages: new Map(pages),
    fields: PAGE_FORM_FIELDS,
  })
}

function documentOf(...args: Parameters<typeof build>): PageDocument {
  const built = build(...args)
  if (!built.ok) throw new Error(JSON.stringify(built.reasons))
  return built.document
}

function reasonsOf(...args: Parameters<typeof build>): readonly string[] {
  const built = build(...args)
  return built.ok ? [] : built.reasons.map((reason) => formatMessage('en', reason))
}

const action = { label: 'Go', page: 7, url: null, newTab: true, appearance: 'primary' as const }

// spec: 3.page.1
test('a page becomes a document without faults; empty fields are left out', () => {
  const document = documentOf({ kicker: '', standfirst: null, parent: 7, meta: { description: 'All of it' } })
  expect(checkPageDocument(document)).toEqual([])
  expect(document).toMatchObject({
    uid: 'www.wayfare.example.paris',
    siteUid: 'www.wayfare.example',
    parentUid: 'www.wayfare.example.louvre',
    meta: { title: 'Paris', description: 'All of it', noIndex: false },
    categorisation: { city: 'PARIS', collectionId: 1004 },
  })
  expect(document.kicker).toBeUndefined()
  expect(document.standfirst).toBeUndefined()
})

test('a block says whom it is for, where an experiment is named', () => {
  const quote = { id: 'q', blockType: 'quote' as const, text: 'Said once' }
  const shownTo = { experiment: 'short-title', arm: 'control' as const }
  const blocks = [quote, { ...quote, shownTo }, { ...quote, shownTo: { experiment: '', arm: 'variant' as const } }]
  const published = { id: 'q', type: 'quote', text: 'Said once' }
  expect(documentOf({ blocks }).blocks).toEqual([published, { ...published, shownTo }, published])
  expect(reasonsOf({ blocks: [{ ...quote, shownTo: { ...shownTo, experiment: 'No key' } }] })).toHaveLength(1)
})

// spec: D.booking.5
test('that a booking page asks for the date is said of a tour group alone', () => {
  const dateOf = (categorisation: NonNullable<Page['categorisation']>) => documentOf({ categorisation }).categorisation
  expect(dateOf({ tgid: 17637, asksForDate: true })).toEqual({ tgid: 17637, asksForDate: true })
  expect(dateOf({ tgid: 17637, asksForDate: false })).toEqual({ tgid: 17637 })
  expect(dateOf({ asksForDate: true })).toEqual({})
})

// spec: D.hour.5
test('what editors know of the hours is published without what is empty', () => {
  const rightHourOf = (rightHour: NonNullable<Page['rightHour']>) =>
    documentOf({ pageType: 'collectionPage', rightHour }).rightHour
  const empty = { facing: null, lightsFrom: null, lightsUntil: '', hourNotes: null, tides: '' }
  expect(rightHourOf(empty)).toBeUndefined()
  expect(rightHourOf({ ...empty, facing: 0 })).toEqual({ facing: 0 })
  expect(documentOf({ pageType: 'contentPage', rightHour: { facing: 0, tides: 'x' } }).rightHour).toBeUndefined()
  expect(
    rightHourOf({
      ...{ facing: 315, lightsFrom: '18:30', lightsUntil: '01:00' },
      hourNotes: '2026-11-12 Quiet after 17:00\n',
      tides: '2026-12-05 06:12 high\n2026-12-05 12:20 low',
    }),
  ).toEqual({
    facing: 315,
    lights: { from: '18:30', until: '01:00' },
    notes: [{ seenOn: '2026-11-12', text: 'Quiet after 17:00' }],
    tides: [
      { date: '2026-12-05', time: '06:12', level: 'high' },
      { date: '2026-12-05', time: '12:20', level: 'low' },
    ],
  })
})

test.each([
  [{ lightsUntil: '01:00' }, 'The right hour, Lights from: Both times, or neither.'],
  [{ facing: 360 }, 'The right hour, The façade looks to: A whole number from 0 (north) to 359, clockwise.'],
  [
    { tides: '2026-12-05 06:12 high\n6:12' },
    'The right hour, Tides: Line 2: write a day, a time and “high” or “low”, such as 2026-12-05 06:12 high.',
  ],
  // spec: D.hour.5
])('of the hours %j is not published, and said why', (rightHour, expected) => {
  expect(reasonsOf({ pageType: 'productPage', rightHour })).toEqual([expected])
})

// spec: 3.blocks.4
test('a picture carries its address, size, focal point and the description of the place, else of the library', () => {
  const document = documentOf({ heroImage: { media: 5 }, meta: { image: { media: 5, alt: 'For sharing' } } })
  expect(document.heroImage).toEqual({
    mediaId: '5',
    url: '/media/louvre-dusk.jpg',
    alt: 'The Louvre at dusk',
    width: 2400,
    height: 1800,
    focalPoint: { x: 0.25, y: 0.5 },
  })
  expect(document.meta.image?.alt).toBe('For sharing')
})

test('the opening picture stands in for a missing picture of shared links', () => {
  expect(documentOf({ heroImage: { media: 5 } }).meta.image?.mediaId).toBe('5')
})

test('every block is published under its name', () => {
  const { blocks } = documentOf({
    blocks: [
      { id: 'a', blockType: 'productList', title: 'All', source: { kind: 'collection', number: 1004 }, action: {} },
      {
        id: 'b',
        blockType: 'productList',
        title: 'Day trips',
        source: { kind: 'subCategory', number: 1143, city: 'PARIS' },
        limit: 8,
        layout: 'carousel',
        action,
      },
      { id: 'c', blockType: 'productList', title: 'Two', source: { kind: 'tgids', tgids: [7110, 7111] }, action: {} },
      { id: 'd', blockType: 'cardList', title: 'Cards', cards: [{ title: 'One', image: { media: 5 }, action }] },
      { id: 'e', blockType: 'image', image: { media: 5 }, caption: 'Dusk' },
      { id: 'f', blockType: 'cta', title: 'Book', action: { ...action, page: null, url: 'https://b.example' } },
      { id: 'g', blockType: 'experience', tgid: 7110 },
      { id: 'h', blockType: 'facts', items: [{ icon: 'clock', title: 'One hour' }] },
    ],
  })
  expect(blocks).toMatchObject([
    { type: 'productList', source: { kind: 'collection', id: 1004 }, limit: 40, layout: 'grid' },
    {
      type: 'productList',
      source: { kind: 'subCategory', id: 1143, city: 'PARIS' },
      limit: 8,
      layout: 'carousel',
      action: { type: 'REFERENCE', uid: 'www.wayfare.example.louvre', newTab: true, appearance: 'primary' },
    },
    { type: 'productList', source: { kind: 'tgids', ids: [7110, 7111] } },
    { type: 'cardList', cards: [{ title: 'One', action: { uid: 'www.wayfare.example.louvre' } }] },
    { type: 'image', caption: 'Dusk' },
    { type: 'cta', action: { type: 'CUSTOM', url: 'https://b.example' } },
    { type: 'experience', tgid: 7110 },
    { type: 'facts', items: [{ icon: 'clock', title: 'One hour' }] },
  ])
  expect(blocks[0]).toMatchObject({ action: undefined })
})

test('an experience opens its booking page with a choice and with options of its own, below those of the page', () => {
  const { booking, blocks } = documentOf({
    booking: { promoCode: 'SUMMER-10', showFullScreenPax: 'yes' },
    blocks: [
      {
        id: 'g',
        blockType: 'experience',
        tgid: 7110,
        date: '2027-01-31T12:00:00.000Z',
        variantId: 9,
        tourId: 4,
        booking: { promoCode: '-', ctaSuffix: 'a=1' },
      },
    ],
  })
  expect(booking).toStrictEqual({ promoCode: 'SUMMER-10', showFullScreenPax: true })
  expect(blocks).toEqual([
    {
      id: 'g',
      type: 'experience',
      tgid: 7110,
      date: '2027-01-31',
      variantId: 9,
      tourId: 4,
      booking: { promoCode: '', ctaSuffix: 'a=1' },
    },
  ])
})

test('how a picture is prepared is published with it', () => {
  const treatment = { higherQuality: true, blurFill: true, darkOverlay: false }
  const [block] = documentOf({ blocks: [{ id: 'e', blockType: 'image', image: { media: 5 }, ...treatment }] }).blocks
  expect(block?.type === 'image' && [block.higherQuality, block.blurFill, block.darkOverlay]).toEqual([
    true,
    true,
    false,
  ])
})

test('what a document refers to is noted, so that a change of it finds the document', () => {
  const built = build({
    heroImage: { media: 5 },
    parent: 7,
    blocks: [{ id: 'f', blockType: 'cta', title: 'Book', action: { ...action, page: 9, url: '/x/' } }],
  })
  expect(built).toMatchObject({
    ok: true,
    mediaIds: [5],
    pageIds: [7, 9],
    pageUids: ['www.wayfare.example.louvre'],
  })
})

test.each<[string, Partial<Page>, World, string[]]>([
  ['no address', { uid: null }, {}, ['Address: is missing.']],
  ['an empty title', { title: '' }, {}, ['Title in search results: is missing.', 'Title: is missing.']],
  [
    'a picture that is gone',
    { heroImage: { media: 6 } },
    {},
    ['Opening picture, Picture: the picture no longer exists.'],
  ],
  [
    'a picture without a description in the language of the page',
    { lang: 'fr', heroImage: { media: 5 } },
    { media: [mediaFixture({ alt: '' })] },
    ['Opening picture, Picture: “louvre-dusk.jpg” has no description in Français.'],
  ],
  [
    'a card without a picture',
    {
      blocks: [
        { blockType: 'experience', tgid: 1, id: 'a' },
        { id: 'b', blockType: 'cardList', title: 'Cards', cards: [{ title: 'One', image: {}, action }] },
      ],
    },
    {},
    ['Block 2 (Card list), Card 1, Picture: is missing.'],
  ],
  [
    'a button that leads nowhere',
    { blocks: [{ id: 'a', blockType: 'cta', title: 'Book', action: {} }] },
    {},
    ['Block 1 (Call to action), Button, Page: is missing.'],
  ],
  [
    'a button to a page without an address',
    { blocks: [{ id: 'a', blockType: 'cta', title: 'Book', action }] },
    { pages: [[7, null]] },
    ['Block 1 (Call to action), Button, Page: leads to a page that is gone or has no address yet.'],
  ],
  [
    'a product list without a number',
    { blocks: [{ id: 'a', blockType: 'productList', title: 'All', source: { kind: 'collection' }, action: {} }] },
    {},
    ['Block 1 (Product list), Which products, Its number in the catalogue: is missing.'],
  ],
  [
    'a row of a block, by the names of its own form',
    {
      blocks: [
        { id: 'a', blockType: 'faq', title: 'Asked', items: [{ id: 'b' }] },
        {
          id: 'c',
          blockType: 'facts',
          items: [{ id: 'd', title: 'Open' }, { id: 'e' }],
        },
        { id: 'f', blockType: 'facts', items: [] },
      ] as never,
    },
    {},
    [
      'Block 1 (Questions and answers), Question 1, Question: is missing.',
      'Block 2 (Facts), Fact 2, Title: is missing.',
      'Block 3 (Facts), Items: is missing.',
    ],
  ],
  [
    'what its fields cannot take',
    {
      blocks: [
        { id: 'a', blockType: 'iframe', name: 'The way', src: 'a map' },
        { id: 'b', blockType: 'spotify', contentType: 'track', contentId: '<b>' },
        { id: 'c', blockType: 'jumpLink', title: 'Down', targetBlockId: 'a b' },
        { id: 'd', blockType: 'quote', text: 'Fine', shownTo: { experiment: 'A B', arm: 'variant' } },
      ],
    },
    {},
    [
      'Block 1 (Map or frame), Address: takes a whole address that starts with https://.',
      'Block 2 (Music), Its code at Spotify: takes the last part of its address at Spotify: letters and digits alone.',
      'Block 3 (Jump link), Block that it leads to: takes the id of a block, which has no spaces.',
      'Block 4 (Quote), Experiment, Key: takes lower case letters, digits and hyphens, 30 at most, such as short-title.',
    ],
  ],
])('%s is refused in words', (_, page, world, expected) => {
  expect(reasonsOf(page, world)).toEqual(expected)
})
