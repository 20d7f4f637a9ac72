import { expect, test } from 'vitest'
import { type CpuTime, describeCpuTime, isWithinBudget, parseCpuSeconds } from './cpu-time.ts'

test('processor time is a process and those it waited for, user and system', () => {
  const stat = '4711 (node (vitest) 1) S 1 4711 4711 0 -1 4194560 90 7 0 0 1234 66 500 200 20 0 11 0 88 1 2'
  expect(parseCpuSeconds(stat)).toBe(20)
})

const run: CpuTime = {
  whole: 700.4,
  suites: [
    ['unit', 110.2],
    ['system', undefined],
  ],
  budget: 600,
  slowness: 1.2,
}

test('a run is judged by the machine that it ran on', () => {
  expect(isWithinBudget(run)).toBe(true)
  expect(isWithinBudget({ ...run, slowness: 1 })).toBe(false)
  expect(isWithinBudget({ ...run, whole: undefined })).toBe(true)
})

test('the sentence says each suite that told its time', () => {
  expect(describeCpuTime(run)).toBe(
    'Processor time: 700 s (unit 110 s); budget 600 s on the machine of the budget, 720 s on this one',
  )
})
