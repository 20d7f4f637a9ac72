import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type DroppedField, parseAndReportDrops } from '../dropped-fields.ts'
import { cardSchema, productSchema } from '../response-schemas.ts'
import { parseCardWithTextCache, parseProductWithTextCache } from './parse-items-with-text-cache.ts'

const price = fc.oneof(
  fc.constant(undefined),
  fc.constant('free'),
  fc.record({
    currencyCode: fc.constantFrom('EUR', 'USD'),
    finalPrice: fc.constantFrom(7, 70, '7'),
    type: fc.constantFrom('PER_GROUP', 9),
  }),
)
/** Few different texts, so that most of them were read before with another price. */
const item = fc.record(
  {
    id: fc.constantFrom(1, '2', 'x'),
    name: fc.constantFrom('Louvre', '<b>Lou</b>vre', ''),
    flowType: fc.constantFrom('SEATMAP', 'TELEPORT'),
    minDuration: fc.constantFrom(5, 'long'),
    variants: fc.oneof(
      fc.constant('none'),
      fc.array(
        fc.oneof(
          fc.constant(null),
          fc.record({ id: fc.constantFrom(1, 'a'), name: fc.constant('Stalls'), listingPrice: price }),
        ),
        { maxLength: 3 },
      ),
    ),
    listingPrice: price,
  },
  { requiredKeys: ['listingPrice'] },
)

/** What is read, and what is told to be lost, in no order and each once. */
function outcomeOf(read: (report: (one: DroppedField) => void) => unknown) {
  const dropped = new Set<string>()
  const data = read((one) => dropped.add(`${one.field} ${one.reason}`))
  return { data, dropped: [...dropped].toSorted() }
}

test('what was read before with other prices is read as if it never was, with its own, and the same is told of it', () => {
  fc.assert(
    fc.property(fc.oneof(item, fc.constantFrom(null, 7, 'text', [])), (value) => {
      expect(outcomeOf((report) => parseCardWithTextCache(value, report)?.data)).toEqual(
        outcomeOf((report) => parseAndReportDrops(cardSchema, value, report)),
      )
      expect(outcomeOf((report) => parseProductWithTextCache(value, report)?.data)).toEqual(
        outcomeOf((report) => parseAndReportDrops(productSchema, value, report)),
      )
    }),
    { numRuns: 500 },
  )
})

test('items that differ in prices alone have the same texts', () => {
  const read = (finalPrice: number, name = 'Louvre') =>
    parseProductWithTextCache(
      {
        id: 7110,
        name,
        listingPrice: { currencyCode: 'EUR', finalPrice },
        variants: [{ id: 1, name: 'Stalls', listingPrice: { currencyCode: 'EUR', finalPrice } }],
      },
      undefined,
    )
  const [one, other, renamed] = [read(7), read(8), read(8, 'Orsay')]
  expect(one?.texts).toBe(other?.texts)
  expect(renamed?.texts).not.toBe(other?.texts)
  expect(
    [one?.data, other?.data].map((data) => [
      data?.listingPrice?.finalPrice,
      data?.variants[0]?.listingPrice?.finalPrice,
    ]),
  ).toEqual([
    [7, 7],
    [8, 8],
  ])
})
