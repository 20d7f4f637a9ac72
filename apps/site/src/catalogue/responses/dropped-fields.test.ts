import { expect, test } from 'vitest'
import type { z } from 'zod'
import { type DroppedField, parseAndReportDrops } from './dropped-fields.ts'
import { cardSchema, productSchema } from './response-schemas.ts'

function dropsOf(schema: z.ZodType, value: unknown): readonly DroppedField[] {
  const dropped: DroppedField[] = []
  parseAndReportDrops(schema, value, (drop) => dropped.push(drop))
  return dropped
}

const card = { id: 7148, name: 'Louvre' }

test.each<[string, unknown, readonly DroppedField[]]>([
  ['nothing', card, []],
  ['nothing where nothing was said', { ...card, listingPrice: null, shortSummary: '', boosterType: undefined }, []],
  ['nothing of a field that the site does not know', { ...card, internalNote: 'x' }, []],
  ['a text that is a number', { ...card, shortSummary: 7 }, [{ field: 'shortSummary', reason: 'unreadable' }]],
  ['nothing of an id that is written as text', { ...card, id: '7148' }, []],
  ['an unknown flow type', { ...card, flowType: 'TELEPORT' }, [{ field: 'flowType', reason: 'unreadable' }]],
  ['a duration in words', { ...card, minDuration: 'long' }, [{ field: 'minDuration', reason: 'unreadable' }]],
  [
    'a day that is none, below',
    { ...card, listingAvailability: { nextAvailableDate: { date: 'soon' } } },
    [{ field: 'listingAvailability.nextAvailableDate', reason: 'unreadable' }],
  ],
  [
    'two descriptors of one kind, once',
    { ...card, descriptors: [{ code: 1 }, { code: 2 }] },
    [{ field: 'descriptors[]', reason: 'unreadable' }],
  ],
  [
    'a slug of the provider’s own language',
    { ...card, urlSlugs: { Xx: 7 } },
    [{ field: 'urlSlugs.*', reason: 'unreadable' }],
  ],
  ['an item without a name', { id: 7148 }, [{ field: 'name', reason: 'item refused' }]],
  ['an item that is none', 7, [{ field: 'item', reason: 'item refused' }]],
])('of an answer is lost: %s', (_, value, expected) => {
  expect(dropsOf(cardSchema, value)).toEqual(expected)
})

test('what is written otherwise than we keep it is not lost', () => {
  const hours = { openingTime: '09:30:00', closingTime: '18:00' }
  expect(dropsOf(productSchema, { ...card, id: '7148', operatingScheduleInfo: hours })).toEqual([])
})

test('a variant whose number is no number is lost, and said', () => {
  expect(dropsOf(productSchema, { ...card, variants: [{ id: 'stalls', name: 'Stalls', tours: [] }] })).toEqual([
    { field: 'variants[]', reason: 'unreadable' },
  ])
})
