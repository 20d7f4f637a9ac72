import { describe, expect, test } from 'vitest'
import { translatorFor } from '../../messages/translate.ts'
import { formatLocalTime, futureTimeFault, instantOfLocalTime, resolveLocalTime, toLocalTime } from './local-time.ts'

const at = (iso: string) => Date.parse(iso)

test.each([
  ['2026-12-24T08:00', 'Europe/Paris', { kind: 'once', at: at('2026-12-24T07:00Z') }],
  ['2026-07-24 08:00', 'Europe/Paris', { kind: 'once', at: at('2026-07-24T06:00Z') }],
  ['2026-07-24T08:00', 'Asia/Kathmandu', { kind: 'once', at: at('2026-07-24T02:15Z') }],
  ['2026-07-24T00:00', 'Pacific/Kiritimati', { kind: 'once', at: at('2026-07-23T10:00Z') }],
  ['2026-03-29T01:59', 'Europe/Paris', { kind: 'once', at: at('2026-03-29T00:59Z') }],
  ['2026-03-29T02:00', 'Europe/Paris', { kind: 'never', from: '2026-03-29T01:00', to: '2026-03-29T03:00' }],
  ['2026-03-29T02:30', 'Europe/Paris', { kind: 'never', from: '2026-03-29T01:30', to: '2026-03-29T03:30' }],
  ['2026-03-29T03:00', 'Europe/Paris', { kind: 'once', at: at('2026-03-29T01:00Z') }],
  [
    '2026-10-25T02:30',
    'Europe/Paris',
    { kind: 'twice', first: at('2026-10-25T00:30Z'), second: at('2026-10-25T01:30Z') },
  ],
  ['2026-10-25T03:00', 'Europe/Paris', { kind: 'once', at: at('2026-10-25T02:00Z') }],
  ['2026-10-04T02:15', 'Australia/Lord_Howe', { kind: 'never', from: '2026-10-04T01:45', to: '2026-10-04T02:45' }],
  ['2011-12-30T12:00', 'Pacific/Apia', { kind: 'never', from: '2011-12-29T12:00', to: '2011-12-31T12:00' }],
  ['2026-02-30T08:00', 'Europe/Paris', { kind: 'invalid' }],
  ['2026-12-24T24:00', 'Europe/Paris', { kind: 'invalid' }],
  ['2026-12-24', 'Europe/Paris', { kind: 'invalid' }],
  ['tomorrow', 'Europe/Paris', { kind: 'invalid' }],
  // spec: D.admin.39
] as const)('%s in %s', (local, zone, expected) => {
  expect(resolveLocalTime(local, zone)).toEqual(expected)
})

test('an instant as clocks of a zone show it is read back as the same instant', () => {
  const days = ['2026-03-08', '2026-07-01', '2026-11-01']
  const hours = days.flatMap((day) => Array.from({ length: 48 }, (_, hour) => at(`${day}T00:00Z`) + hour * 3_600_000))
  const wrong = hours.filter((instant) => {
    const local = toLocalTime(instant, 'America/New_York')
    return !['first', 'second'].some(
      (occurrence) => instantOfLocalTime(local, 'America/New_York', occurrence) === instant,
    )
  })
  expect(wrong).toEqual([])
})

describe('what is told at the field', () => {
  const NOW = at('2026-11-22T20:00Z')
  test.each([
    ['2026-11-22T21:01', undefined, undefined],
    ['2026-11-22T21:00', undefined, 'This is past: in Europe/Paris it is 2026-11-22 21:00 now.'],
    ['2025-10-25T02:30', undefined, 'This is past: in Europe/Paris it is 2026-11-22 21:00 now.'],
    [
      '2027-03-28T02:30',
      undefined,
      'There is no 02:30: clocks in Europe/Paris are put forward on that day. Choose 01:30 or 03:30.',
    ],
    [
      '2027-10-31T02:30',
      undefined,
      '02:30 comes twice: clocks in Europe/Paris are put back on that day. Choose the first or the second.',
    ],
    ['2027-10-31T02:30', 'second', undefined],
    ['', undefined, 'Write a day and a time, such as 2026-12-24 08:00.'],
  ])('%s, the %s one', (local, occurrence, expected) => {
    const fault = futureTimeFault({ localTime: local, occurrence }, 'Europe/Paris', NOW)
    expect(fault && translatorFor('en')(fault.code, fault.params)).toBe(expected)
  })
})

test.each([
  ['de', '24. Dezember 2026 um 08:00 (Europe/Paris)'],
  ['fr', '24 décembre 2026 à 08:00 (Europe/Paris)'],
])('a time for somebody who reads %s', (language, expected) => {
  expect(formatLocalTime('2026-12-24T08:00', 'Europe/Paris', language)).toBe(expected)
})
