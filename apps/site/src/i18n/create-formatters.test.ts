import { LANGUAGE_CODES } from '@passepartout/content-model/locales'
import { expect, test } from 'vitest'
import { formattersOf } from './create-formatters.ts'

/** Where hard spaces stand, `format-non-breaking.test.ts` says. */
const softened = (words: string) => words.replace(/[\u00a0\u202f]/g, ' ')

test('a month has its year, a country its name', () => {
  expect(softened(formattersOf('en').month('2026-11-22'))).toBe('November 2026')
  expect(softened(formattersOf('pl').month('2026-11-22'))).toBe('listopad 2026')
  expect(formattersOf('en').month('soon')).toBe('')
  expect(formattersOf('de').regionName('NL')).toBe('Niederlande')
  expect(formattersOf('de').regionName('not a country')).toBe('not a country')
})

test.each([
  ['en', 'Nov 2'],
  ['es', '2 nov'],
  ['fr', '2 nov.'],
  ['it', '2 nov'],
  ['de', '2. Nov.'],
  ['pt', '2 de nov.'],
  ['nl', '2 nov'],
  ['id', '2 Nov'],
  ['pl', '2 lis'],
  ['ar', '2 نوفمبر'],
  ['ru', '2 нояб.'],
  ['da', '2. nov.'],
  ['no', '2. nov.'],
  ['sv', '2 nov.'],
  ['ro', '2 nov.'],
  ['tr', '2 Kas'],
] as const)('a day of a month is short in %s, without its weekday', (lang, words) => {
  expect(softened(formattersOf(lang).dayAndMonth('2026-11-02'))).toBe(words)
})

test('what is no date has no day of a month', () => {
  expect(formattersOf('en').dayAndMonth('soon')).toBe('')
})

test('a distance below a kilometre is in metres', () => {
  expect([0.05, 0.6, 1, 2.64, 1234].map(formattersOf('en').distance)).toEqual([
    '50 m',
    '600 m',
    '1 km',
    '2.6 km',
    '1,234 km',
  ])
  expect(formattersOf('de').distance(2.6)).toBe('2,6 km')
})

// spec: D.display.1
test('a rating has one decimal, in the notation of the language', () => {
  expect(formattersOf('en').rating(4)).toBe('4.0')
  expect(formattersOf('en').rating(4.64)).toBe('4.6')
  expect(formattersOf('de').rating(4.6)).toBe('4,6')
})

test('an instant says its day and its time where somebody is, and where that is', () => {
  const instant = Date.UTC(2026, 10, 22, 23, 5)
  expect(softened(formattersOf('en').instant(instant, 'Europe/Paris'))).toBe('Nov 23, 12:05 AM GMT+1')
  expect(softened(formattersOf('en').instant(instant, 'America/New_York'))).toBe('Nov 22, 6:05 PM GMT-5')
  expect(softened(formattersOf('de').instant(instant, 'Europe/Paris'))).toBe('23. Nov., 00:05 GMT+1')
})

test.each([
  ['de', '22. Nov., 23:05 GMT'],
  ['fr', '22 nov., 23 h 05 GMT'],
  ['ru', '22 нояб., 23:05 GMT'],
  ['ar', '22 نوفمبر، 11:05 م غرينتش'],
] as const)('%s says the time of London in winter without an offset of nothing', (lang, words) => {
  expect(softened(formattersOf(lang).instant(Date.UTC(2026, 10, 22, 23, 5), 'Europe/London'))).toBe(words)
})

test('every language names a zone by its distance from Greenwich, as the others do', () => {
  const instant = Date.UTC(2026, 10, 22, 12)
  const zones = LANGUAGE_CODES.map((lang) => [
    lang,
    /\S+\+1$/.exec(formattersOf(lang).instant(instant, 'Europe/Paris'))?.[0],
  ])
  expect(zones).toEqual(LANGUAGE_CODES.map((lang) => [lang, lang === 'ar' ? 'غرينتش+1' : 'GMT+1']))
})

test.each([
  ['en', '9:30 AM', '8:00 PM'],
  ['es', '9:30', '20:00'],
  ['fr', '9 h 30', '20 h'],
  ['de', '9:30', '20:00'],
  ['pt', '9h30', '20h'],
  ['ar', '9:30 ص', '8:00 م'],
  ['da', '9.30', '20.00'],
] as const)('%s: half past nine is %s, eight in the evening %s', (lang, morning, evening) => {
  expect(['09:30', '20:00'].map((time) => softened(formattersOf(lang).time(time)))).toEqual([morning, evening])
})

// spec: D.display.36
test('a time of day is written alike alone and in an instant', () => {
  const unlike = LANGUAGE_CODES.filter((lang) => {
    const { instant, time } = formattersOf(lang)
    return !instant(Date.UTC(2026, 10, 22, 19, 30), 'UTC').includes(time('19:30'))
  })
  expect(unlike).toEqual([])
})

test('a date of record has its year', () => {
  expect(softened(formattersOf('en').dateOfRecord('2026-11-22'))).toBe('November 22, 2026')
  expect(softened(formattersOf('de').dateOfRecord('2026-11-22'))).toBe('22. November 2026')
  expect(formattersOf('en').dateOfRecord('soon')).toBe('')
})

const MINUTE = 60_000
const HOUR = 60 * MINUTE

test.each([
  ['en', 2 * HOUR, 3 * HOUR, '2–3 hr'],
  ['de', 2 * HOUR, 3 * HOUR, '2–3 Std.'],
  ['ru', 2 * HOUR, 3 * HOUR, '2–3 ч'],
  ['en', 45 * MINUTE, 50 * MINUTE, '45–50 min'],
  ['en', 24 * HOUR, 72 * HOUR, '1–3 days'],
  ['de', 24 * HOUR, 72 * HOUR, '1–3 Tage'],
  ['en', 45 * MINUTE, HOUR, undefined],
  ['en', 90 * MINUTE, 2 * HOUR, undefined],
  ['en', 12 * HOUR, 24 * HOUR, undefined],
] as const)('in %s, from %i to %i milliseconds is %j', (lang, min, max, words) => {
  expect(formattersOf(lang).durationRange(min, max)).toBe(words)
})

test('days are written out, which are short as they are', () => {
  const inDays = (lang: 'de' | 'ru' | 'pl') => [1, 2].map((days) => formattersOf(lang).duration(days * 24 * HOUR))
  expect(inDays('de')).toEqual(['1 Tag', '2 Tage'])
  expect(inDays('ru')).toEqual(['1 день', '2 дня'])
  expect(inDays('pl')).toEqual(['1 dzień', '2 dni'])
})

test.each([
  [59.4, '59 min'],
  [59.7, '1 hr'],
  [119.4, '1 hr 59 min'],
  [119.7, '2 hr'],
])('%d minutes are %s: no hour has sixty more', (minutes, words) => {
  expect(formattersOf('en').duration(minutes * 60_000)).toBe(words)
})

// spec: D.languages.5
test('British English has its own dates, hours and lengths, and the money of the other', () => {
  const { date, dateOfRecord, instant, duration, money } = formattersOf('en', 'en-GB')
  expect(softened(date('2026-11-22'))).toBe('Sun 22 Nov')
  expect(softened(dateOfRecord('2026-11-22'))).toBe('22 November 2026')
  expect(softened(instant(Date.UTC(2026, 10, 22, 23, 5), 'Europe/London'))).toBe('22 Nov, 23:05 GMT')
  expect(duration(9_000_000)).toBe('2 hrs 30 mins')
  expect(money({ amount: 12_345, currency: 'USD' }, { truncate: true })).toBe('$12.3K')
})
