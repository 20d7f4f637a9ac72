import { expect, test } from 'vitest'
import type { Price } from '../../catalogue/product.ts'
import { statesOfDays } from './day-states.ts'

const price = (amount: number): Price => ({ display: { amount, currency: 'EUR' }, per: 'person', isFrom: false })
const shown = (amounts: readonly (number | undefined)[]) =>
  statesOfDays(
    amounts.map((_, index) => `2026-12-0${index + 1}`),
    amounts.flatMap((amount, index) =>
      amount === undefined
        ? []
        : [{ date: `2026-12-0${index + 1}`, tourIds: amount === 0 ? [] : [1], price: price(amount || 5) }],
    ),
  ).map(({ state, isLowest }) => (isLowest ? 'lowest' : state))

test.each([
  [
    'sold out is told from closed, and closed from not on sale yet',
    [20, 0, undefined, 22, undefined],
    ['lowest', 'soldOut', 'closed', 'open', 'later'],
  ],
  ['each of the cheapest days is', [20, 22, 20], ['lowest', 'open', 'lowest']],
  ['where all cost the same none is', [20, 20], ['open', 'open']],
  ['a sold-out day costs nothing', [20, 0, 22], ['lowest', 'soldOut', 'open']],
  ['all sold out', [0, 0], ['soldOut', 'soldOut']],
  ['nothing on sale', [undefined, undefined], ['later', 'later']],
  // spec: D.visit.5
] as const)('%s', (_, amounts, states) => {
  expect(shown(amounts)).toEqual(states)
})
