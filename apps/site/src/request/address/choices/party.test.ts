import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allowedNumbersOf, type Party, parseParty, serializeParty } from './party.ts'

test.each<[string, Party | undefined]>([
  ['', undefined],
  ['?adults=2', undefined],
  ['?adults=2&children=0&infants=0', undefined],
  ['?adults=1', { adults: 1, children: 0, infants: 0 }],
  ['?infants=1&children=2', { adults: 2, children: 2, infants: 1 }],
  ['?adults=20&children=20&infants=20', { adults: 20, children: 20, infants: 20 }],
  ['?adults=3&adults=4', { adults: 3, children: 0, infants: 0 }],
  ['?adults=0', undefined],
  ['?adults=21&children=1', { adults: 2, children: 1, infants: 0 }],
  ['?children=21', undefined],
  ['?children=-1', undefined],
  ['?children=01', undefined],
  ['?children=1.5', undefined],
  ['?children=1e1', undefined],
  ['?children=', undefined],
  ['?Adults=3', undefined],
  ['?adults=%33', undefined],
])('%s', (search, party) => {
  expect(parseParty(search)).toEqual(party)
})

// spec: D.party.1
test('a written party is read as it was, and the usual one is not written', () => {
  const party = fc.record({
    adults: fc.constantFrom(...allowedNumbersOf('adults')),
    children: fc.constantFrom(...allowedNumbersOf('children')),
    infants: fc.constantFrom(...allowedNumbersOf('infants')),
  })
  fc.assert(
    fc.property(party, (given) => {
      const written = serializeParty(given)
      expect(parseParty(`?${written}`)).toEqual(written === '' ? undefined : given)
    }),
  )
  expect(serializeParty({ adults: 2, children: 0, infants: 0 })).toBe('')
  expect(serializeParty({ adults: 1, children: 1, infants: 2 })).toBe('adults=1&children=1&infants=2')
})
