import { describe, expect, test } from 'vitest'
import { bestTimeToVisitSchema, parseEditorObservations, parseTides } from './best-time-to-visit.ts'

describe('tides, one a line', () => {
  test('each with its date, time and level; empty lines and spaces do not matter', () => {
    expect(parseTides('2026-12-05 06:12 high\n\n  2026-12-05\t12:20  low \r\n')).toEqual({
      rows: [
        { date: '2026-12-05', time: '06:12', level: 'high' },
        { date: '2026-12-05', time: '12:20', level: 'low' },
      ],
      badLine: undefined,
    })
    expect(parseTides('')).toEqual({ rows: [], badLine: undefined })
  })

  test.each([
    ['a time without its zero', '2026-12-05 6:12 high'],
    ['a time after midnight', '2026-12-05 24:10 high'],
    ['a day that there is not', '2027-02-29 06:12 high'],
    ['a date of another order', '05.12.2026 06:12 high'],
    ['no level', '2026-12-05 06:12'],
    ['another word', '2026-12-05 06:12 flood'],
    ['more than these', '2026-12-05 06:12 high 4.2'],
    // spec: D.hour.5
  ])('the first line with %s is named', (_, line) => {
    expect(parseTides(`2026-12-04 05:20 high\n\n${line}\nx`)).toEqual({
      rows: [{ date: '2026-12-04', time: '05:20', level: 'high' }],
      badLine: 3,
    })
  })
})

describe('notes, one a line', () => {
  test('each with the day on which it was seen', () => {
    expect(parseEditorObservations('2026-11-12 Quiet after 17:00\n2026-10-01   No queue at 9 ')).toEqual({
      rows: [
        { seenOn: '2026-11-12', text: 'Quiet after 17:00' },
        { seenOn: '2026-10-01', text: 'No queue at 9' },
      ],
      badLine: undefined,
    })
  })

  test.each([
    ['no date', 'Quiet after 17:00'],
    ['no sentence', '2026-11-12'],
    ['more than a sentence', `2026-11-12 ${'x'.repeat(301)}`],
  ])('a line with %s is named', (_, line) => {
    expect(parseEditorObservations(line)).toEqual({ rows: [], badLine: 1 })
  })
})

test.each([
  ['a direction beyond the circle', { facing: 360 }],
  ['a direction between two degrees', { facing: 12.5 }],
  ['lights without an end', { lights: { from: '18:30' } }],
  ['six notes', { notes: Array(6).fill({ seenOn: '2026-11-12', text: 'Quiet' }) }],
  ['more tides than a year has', { tides: Array(801).fill({ date: '2026-12-05', time: '06:12', level: 'low' }) }],
])('%s is refused', (_, rightHour) => {
  expect(bestTimeToVisitSchema.safeParse(rightHour).success).toBe(false)
})
