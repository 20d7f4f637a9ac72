import { expect, test } from 'vitest'
import { buildVisitFile, type PlannedVisit } from './build-visit-file.ts'

const visit: PlannedVisit = {
  tgid: 7110,
  name: 'Louvre: timed entry, straight on',
  date: '2026-12-31',
  place: 'Cour Napoléon; 75001 Paris',
  notes: ['09:30 · €27.60', 'C:\\museum'],
  address: 'https://www.wayfare.example/louvre-t7110/',
  now: Date.parse('2026-11-22T10:30:15Z'),
}

test('a visit takes its whole day, also the last of a year', () => {
  expect(buildVisitFile(visit)).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Passepartout//Visits//EN',
      'BEGIN:VEVENT',
      'UID:7110-2026-12-31@www.wayfare.example',
      'DTSTAMP:20261122T103015Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Louvre: timed entry\\, straight on',
      'LOCATION:Cour Napoléon\\; 75001 Paris',
      'DESCRIPTION:09:30 · €27.60\\nC:\\\\museum',
      'URL:https://www.wayfare.example/louvre-t7110/',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test.each(['Straßenbahnmuseum '.repeat(20), 'متحف '.repeat(60), '🎭'.repeat(80)])(
  'a long name goes on in lines of 75 bytes, and no character breaks: %s',
  (name) => {
    const text = buildVisitFile({ ...visit, name })
    expect(text.split('\r\n').filter((line) => Buffer.byteLength(line) > 75)).toEqual([])
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${name}\r\n`)
  },
)

test('no name or place can end its line', () => {
  const text = buildVisitFile({ ...visit, name: 'A\r\nATTENDEE:x', place: 'B\nEND:VEVENT', notes: ['\u0000\u2028'] })
  expect(text.split('\r\n').filter((line) => /^(?:ATTENDEE|END:VEVENT)/.test(line))).toEqual(['END:VEVENT'])
})
