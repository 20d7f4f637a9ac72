import { expect, test } from 'vitest'
import { describeTable, parseTable, type Result, readTable } from './fault-table.ts'
import { NAMES } from './list-faults.ts'

const RESULTS: readonly Result[] = [
  {
    fault: 'catalogue is down',
    answers: '92',
    wrong: 'nothing',
    slowest: '0.8',
    backAfter: '0.1',
    isHeld: true,
    on: '2026-01-01',
  },
  {
    fault: 'disk is full',
    answers: '46',
    wrong: '2 not the page',
    slowest: '3.0',
    backAfter: 'never',
    isHeld: false,
    on: '2026-01-02',
  },
]

test('what is written is what is read again', () => {
  expect(parseTable(describeTable(RESULTS))).toEqual(RESULTS)
})

test('every fault has a row, of a run in which it was held', () => {
  const rows = readTable().map(({ fault, wrong, isHeld }) => ({ fault, wrong, isHeld }))
  expect(rows).toEqual(NAMES.map((fault) => ({ fault, wrong: 'nothing', isHeld: true })))
})
