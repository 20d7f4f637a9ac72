import { expect, test } from 'vitest'
import { buildVisitIcs, type VisitEvent } from './build-visit-ics.ts'

const visit: VisitEvent = {
  tgid: 7110,
  name: 'Louvre: timed entry, straight on',
  date: '2026-12-31',
  timeZone: 'Europe/Paris',
  place: { addressLine: 'Cour Napoléon; 75001 Paris', latitude: 48.8611, longitude: 2.3358 },
  notes: ['09:30', 'C:\\museum'],
  address: 'https://www.wayfare.example/louvre-t7110/?date=2026-12-31',
  now: Date.parse('2026-11-22T10:30:15Z'),
}
const linesOf = (more: Partial<VisitEvent>) => buildVisitIcs({ ...visit, ...more }).split('\r\n')
const timesOf = (more: Partial<VisitEvent>) => linesOf(more).filter((line) => /^DT(?:START|END)/.test(line))

test('a visit without an hour takes its whole day', () => {
  expect(linesOf({})).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Passepartout//Visits//EN',
    'BEGIN:VEVENT',
    'UID:7110-2026-12-31@www.wayfare.example',
    'SEQUENCE:0',
    'DTSTAMP:20261122T103015Z',
    'DTSTART;VALUE=DATE:20261231',
    'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
    'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE',
    'SUMMARY:Louvre: timed entry\\, straight on',
    'LOCATION:Cour Napoléon\\; 75001 Paris',
    'GEO:48.8611;2.3358',
    'DESCRIPTION:09:30\\nC:\\\\museum',
    'URL;VALUE=URI:https://www.wayfare.example/louvre-t7110/?date=2026-12-31',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

test.each<[string, Partial<VisitEvent>, string, string?]>([
  ['with its end', { hours: { startTime: '19:30', endTime: '22:00' } }, '20261231T183000Z', '20261231T210000Z'],
  ['after midnight', { hours: { startTime: '23:00', endTime: '00:30' } }, '20261231T220000Z', '20261231T233000Z'],
  ['by its duration', { hours: { startTime: '10:00' }, duration: 5_400_000 }, '20261231T090000Z', '20261231T103000Z'],
  ['with no end that is known', { hours: { startTime: '10:00' } }, '20261231T090000Z'],
  [
    'ten minutes before midnight far away',
    { timeZone: 'Pacific/Auckland', date: '2026-11-26', hours: { startTime: '23:50', endTime: '00:10' } },
    '20261126T105000Z',
    '20261126T111000Z',
  ],
  [
    'over the hour that is left out',
    { timeZone: 'Europe/London', date: '2027-03-28', hours: { startTime: '00:30', endTime: '02:30' } },
    '20270328T003000Z',
    '20270328T013000Z',
  ],
  [
    'in the hour that comes twice, the first of the two',
    { timeZone: 'Europe/London', date: '2027-10-31', hours: { startTime: '01:30', endTime: '03:00' } },
    '20271031T003000Z',
    '20271031T030000Z',
  ],
  [
    'that ends in the hour that comes twice, in the first of the two',
    { timeZone: 'Europe/London', date: '2027-10-30', hours: { startTime: '23:55', endTime: '01:25' } },
    '20271030T225500Z',
    '20271031T002500Z',
  ],
])('an hour %s is an instant for every calendar', (_, more, start, end) => {
  expect(timesOf(more)).toEqual([`DTSTART:${start}`, ...(end ? [`DTEND:${end}`] : [])])
})

// spec: D.start.2
test('a visit at an hour has its own identifier, which stays', () => {
  const uidOf = (more: Partial<VisitEvent>) => linesOf(more).find((line) => line.startsWith('UID:'))
  const hours = { startTime: '19:30' }
  expect(uidOf({ hours, now: 0, notes: [] })).toBe('UID:7110-2026-12-31-1930@www.wayfare.example')
  expect(uidOf({ hours })).toBe(uidOf({ hours, now: 0, notes: [] }))
})

test.each(['Straßenbahnmuseum '.repeat(20), 'متحف '.repeat(60), '🎭'.repeat(80)])(
  'a long name goes on in lines of 75 bytes, and no character breaks: %s',
  (name) => {
    const text = buildVisitIcs({ ...visit, name })
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${name}\r\n`)
  },
)

test('no name or place can end its line', () => {
  const text = buildVisitIcs({
    ...visit,
    name: 'A\r\nATTENDEE:x',
    place: { addressLine: 'B\nEND:VEVENT', latitude: 0, longitude: 0 },
    notes: ['\u0000\u2028\r'],
  })
  expect(text.split(/[\r\n\u2028]+/).filter((line) => /^(?:ATTENDEE|END:VEVENT)/.test(line))).toEqual(['END:VEVENT'])
  expect([text.includes('\u0000'), /[^\r]\n|\r[^\n]/.test(text)]).toEqual([false, false])
})
