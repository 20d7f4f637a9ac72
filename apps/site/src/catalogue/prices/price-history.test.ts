import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { lowestPriceBeforeDrop, PriceHistory } from './price-history.ts'

const DAY = 86_400_000
const START = Date.parse('2026-12-01T09:00:00Z')
const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const

let folder: string
let history: PriceHistory
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'prices-'))
  history = new PriceHistory(join(folder, 'kept', 'history.db'))
})
afterEach(() => {
  history.close()
  rmSync(folder, { recursive: true })
})

/** Reads one price a day from a day on, and says what the last reading was told. */
function readDaily(amounts: readonly (number | undefined)[], from = 0): number | undefined {
  let lowest: number | undefined
  for (const [index, amount] of amounts.entries()) {
    if (amount !== undefined) lowest = history.read(7110, euros(amount), 99, START + (from + index) * DAY)
  }
  return lowest
}
const days = (count: number, amount: number | undefined) => Array.from({ length: count }, () => amount)

describe('the lowest price of the thirty days before a price fell', () => {
  test.each<[string, readonly (number | undefined)[], number | undefined]>([
    ['a first reading has no past', [32], undefined],
    ['29 days are not thirty', [...days(29, 40), 32], undefined],
    ['thirty are', [...days(30, 40), 32], 40],
    ['the lowest of them counts', [...days(10, 40), ...days(5, 35), ...days(15, 44), 32], 35],
    ['not what was before them', [...days(10, 30), ...days(31, 40), 32], 40],
    ['a price that rose has no lower one', [...days(30, 40), 44], 40],
    ['it is spoken of for thirty days', [...days(30, 40), ...days(31, 32)], 40],
    ['and no longer', [...days(30, 40), ...days(32, 32)], undefined],
    ['a week without a reading is bridged', [...days(20, 40), ...days(6, undefined), ...days(10, 40), 32], 40],
    ['more is a hole', [...days(20, 40), ...days(8, undefined), ...days(4, 41), 32], undefined],
    ['up and down within the month', [...days(30, 40), 32, 45, 32], 32],
  ])('%s', (_, amounts, lowest) => {
    expect(readDaily(amounts)).toBe(lowest)
  })

  test('of a day on which it cost several things the lowest counts', () => {
    readDaily(days(30, 40))
    const today = START + 30 * DAY
    expect(history.read(7110, euros(30), 99, today)).toBe(40)
    expect(history.read(7110, euros(36), 99, today)).toBe(30)
  })

  // spec: D.visit.9
  test('each tour group and currency has its own, and another process knows them too', () => {
    readDaily(days(30, 40))
    const later = START + 30 * DAY
    expect(history.read(7111, euros(32), 99, later)).toBeUndefined()
    expect(history.read(7110, { amount: 32, currency: 'GBP' }, 99, later)).toBeUndefined()
    const other = new PriceHistory(join(folder, 'kept', 'history.db'))
    expect(other.read(7110, euros(32), 99, later)).toBe(40)
    other.close()
  })

  test('in the sample world what is seen for the first time cost for a month what the catalogue claims', () => {
    const sample = new PriceHistory(':memory:', true)
    expect(sample.read(7110, euros(32), 40, START)).toBe(40)
    expect(sample.read(7110, euros(30), 60, START + DAY)).toBe(32)
    sample.close()
  })
})

test('an answer that comes after the end is told nothing', () => {
  const ended = new PriceHistory(':memory:', true)
  ended.close()
  expect(ended.read(7110, euros(32), 40, START)).toBeUndefined()
})

test('nothing known is nothing said', () => {
  expect(lowestPriceBeforeDrop([], 10, '2026-12-01')).toBeUndefined()
})
