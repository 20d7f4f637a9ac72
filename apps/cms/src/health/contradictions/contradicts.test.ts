import { expect, test } from 'vitest'
import { contradicts } from './contradicts.ts'

const CONTRARY = [
  ['openingHours', '10:00–18:00', '10:00–16:00'],
  ['openingHours', 'Monday to Friday, 10:00–16:00', 'Mon–Fri 9.00-16.00'],
  ['openingHours', 'Open 24 hours', 'Open 12 hours'],
  ['address', '14 Lantern Yard, London', '41 Lantern Yard, London'],
  ['duration', '2 hours', '3 hours'],
  ['closingDay', 'Closed on Tuesdays', 'Closed on Mondays'],
  ['facing', '270', '90'],
  ['lightsFrom', '18:30', '19:00'],
] as const

// spec: D.admin.contradictions
test.each(CONTRARY)('%s: “%s” contradicts “%s”', (name, one, other) => {
  expect([contradicts(name, one, other, 'en'), contradicts(name, other, one, 'en')]).toEqual([true, true])
})

const NOT_COMPARABLE = [
  ['openingHours', '10:00–18:00', '10:00–18:00, last entry 17:00'],
  ['openingHours', '9:00 – 18:00.', '09:00–18:00'],
  ['openingHours', 'Every day', 'Closed on Mondays'],
  ['address', '14 Lantern Yard, London', '14 Lantern Yard'],
  ['duration', '90 minutes', '1.5 hours'],
  ['duration', 'As long as a cup of tea', 'An hour'],
  ['closingDay', 'Closed on Tuesdays', 'Closed on Tuesdays.'],
  ['closingDay', 'Closed on Mondays: Orsay', 'Closed on Tuesdays: Louvre'],
  ['closingDay', '3 floors', '4 floors'],
  ['facing', '270', '270'],
] as const

// spec: D.admin.contradictions
test.each(NOT_COMPARABLE)('%s: of “%s” and “%s” nothing is concluded', (name, one, other) => {
  expect([contradicts(name, one, other, 'en'), contradicts(name, other, one, 'en')]).toEqual([false, false])
})

test('weekdays are read in the language of the page', () => {
  expect(contradicts('closingDay', 'Dienstags geschlossen', 'Montags geschlossen', 'de')).toBe(true)
  expect(contradicts('closingDay', 'Fermé le mardi', 'Fermé le lundi', 'fr')).toBe(true)
})
