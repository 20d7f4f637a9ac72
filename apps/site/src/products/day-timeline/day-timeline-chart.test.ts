import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markerPositions } from './day-timeline-chart.tsx'

const DAY = { from: 420, until: 1380 }
const APART = (DAY.until - DAY.from) * 0.07
const at = (...minutes: readonly number[]) => minutes.map((minute) => ({ minute }))

test('a number stands at its start, those of near ones about them, and that of a last one within the drawing', () => {
  expect(markerPositions(DAY, at(600, 900))).toEqual([600, 900])
  expect(markerPositions(DAY, at(600, 610))).toEqual([605 - APART / 2, 605 + APART / 2])
  expect(markerPositions(DAY, at(1370, 1380))).toEqual([1380 - APART, 1380])
})

test('numbers can be told apart, in the order of their starts, and within the drawing', () => {
  const minutes = fc.array(fc.integer({ min: DAY.from, max: DAY.until }), { maxLength: 6 })
  fc.assert(
    fc.property(minutes, (some) => {
      const flags = markerPositions(DAY, at(...some.toSorted((one, other) => one - other)))
      for (const [place, flag] of flags.entries()) {
        expect(flag).toBeGreaterThanOrEqual(DAY.from)
        expect(flag).toBeLessThanOrEqual(DAY.until)
        if (place > 0) expect(flag - (flags[place - 1] ?? 0)).toBeGreaterThanOrEqual(APART - 1e-9)
      }
    }),
  )
})
