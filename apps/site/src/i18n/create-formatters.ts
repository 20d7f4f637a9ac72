import { type EnglishLocale, type LanguageCode, localeOf } from '@passepartout/content-model/locales'
import { Memo } from '../memo/memo.ts'
import { memoize } from '../memo/memoize.ts'
import { formatNonBreaking } from './format-non-breaking.ts'
import type { Formatters } from './formatters.ts'
import { formatMoney } from './money.ts'

const HOUR = 3_600_000
const MINUTE = 60_000
const INSTANT = {
  ...{ day: 'numeric', month: 'short' },
  // An offset is understood everywhere: who reads "CET" has to know it, and half of the languages have no such name.
  ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'shortOffset' },
} as const satisfies Intl.DateTimeFormatOptions
const TIME = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const satisfies Intl.DateTimeFormatOptions
/** Most languages format London in winter as "GMT+0"; the zero is removed. */
const NO_OFFSET = /\+0$/
/** Usual notation where `Intl` uses that of a digital clock: 19:30 → "19 h 30", 20:00 → "20 h". */
const HOUR_SIGNS: Partial<Record<LanguageCode, string>> = { fr: '\u00a0h\u00a0', pt: 'h' }
/** Days, times and codes of which a formatter's words are cached: `Intl` takes 2 to 10 microseconds, and a page asks for hundreds. */
const REMEMBERED = 1000
const cache = new Map<string, Formatters>()

/** The language's formatters; cached, because `Intl` objects are expensive. */
export function formattersOf(lang: LanguageCode, english?: EnglishLocale): Formatters {
  const tag = localeOf(lang, english).formatting
  let formatters = cache.get(tag)
  if (!formatters) {
    formatters = createFormatters(lang, tag)
    cache.set(tag, formatters)
  }
  return formatters
}

/** Money depends on the language only, not on the variant of English (specification, section 9). */
function createFormatters(lang: LanguageCode, tag: string): Formatters {
  const number = new Intl.NumberFormat(tag)
  const rating = new Intl.NumberFormat(tag, { minimumFractionDigits: 1, maximumFractionDigits: 1 })
  const percent = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 0 })
  // Catalogue dates are calendar days of the venue; parsing and formatting them in UTC keeps the day.
  const date = new Intl.DateTimeFormat(tag, { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' })
  const dayAndMonth = new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', timeZone: 'UTC' })
  const longDate = new Intl.DateTimeFormat(tag, { dateStyle: 'full', timeZone: 'UTC' })
  const dateOfRecord = new Intl.DateTimeFormat(tag, { dateStyle: 'long', timeZone: 'UTC' })
  const weekday = new Intl.DateTimeFormat(tag, { weekday: 'short', timeZone: 'UTC' })
  const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const instants = new Map<string, Intl.DateTimeFormat>()
  const minutesIn = new Memo<string>(1000)
  const time = new Intl.DateTimeFormat(tag, TIME)
  const hours = unitFormat(tag, 'hour')
  const minutes = unitFormat(tag, 'minute')
  const days = unitFormat(tag, 'day')
  const kilometres = unitFormat(tag, 'kilometer')
  const metres = unitFormat(tag, 'meter')
  const languages = new Intl.DisplayNames(tag, { type: 'language' })
  const regions = new Intl.DisplayNames(tag, { type: 'region' })
  const units = [
    { format: days, length: 24 * HOUR, below: Number.POSITIVE_INFINITY },
    { format: hours, length: HOUR, below: 24 * HOUR },
    { format: minutes, length: MINUTE, below: HOUR },
  ]
  /** Cache: formatting a range is slow, and a catalogue has a few dozen of them. */
  const ranges = new Memo<{ readonly words: string | undefined }>(1000)
  const conjunction = new Intl.ListFormat(tag, { type: 'conjunction', style: 'long' })
  return {
    money: (money, options) => formatMoney(money, lang, options),
    number: (value) => number.format(value),
    rating: (average) => rating.format(average),
    percent: (whole) => percent.format(whole / 100),
    date: ofDays(date),
    dayAndMonth: ofDays(dayAndMonth),
    longDate: ofDays(longDate),
    dateOfRecord: ofDays(dateOfRecord),
    weekday: ofDays(weekday),
    dayOfMonth: (isoDate) => number.format(Number(isoDate.slice(8))),
    month: ofDays(month),
    instant: (milliseconds, timeZone) => {
      // As it says no seconds, all of a minute are one.
      const key = `${Math.floor(milliseconds / MINUTE)} ${timeZone}`
      const known = minutesIn.get(key)
      if (known !== undefined) return known
      const format = instants.get(timeZone) ?? new Intl.DateTimeFormat(tag, { ...INSTANT, timeZone })
      instants.set(timeZone, format)
      const words = asPeopleWrite(formatNonBreaking(format, milliseconds), lang)
        .replace(NO_OFFSET, '')
        .replace('UTC', 'GMT')
      minutesIn.set(key, words)
      return words
    },
    time: memoize(
      (clock) => asPeopleWrite(formatNonBreaking(time, Date.parse(`1970-01-01T${clock}Z`)), lang),
      REMEMBERED,
    ),
    duration: (milliseconds) => {
      if (milliseconds >= 24 * HOUR) return days.format(Math.round(milliseconds / (24 * HOUR)))
      const wholeMinutes = Math.round(milliseconds / MINUTE)
      const wholeHours = Math.floor(wholeMinutes / 60)
      const restMinutes = wholeMinutes % 60
      const parts = [wholeHours && hours.format(wholeHours), restMinutes && minutes.format(restMinutes)]
      return parts.filter(Boolean).join(' ')
    },
    durationRange: (min, max) => {
      const key = `${min} ${max}`
      const known = ranges.get(key)
      if (known) return known.words
      const unit = units.find(({ length, below }) =>
        [min, max].every((value) => value >= length && value < below && value % length === 0),
      )
      const words = unit?.format.formatRange(min / unit.length, max / unit.length)
      ranges.set(key, { words })
      return words
    },
    distance: (value) =>
      value < 1 ? metres.format(Math.round(value * 1000)) : kilometres.format(Math.round(value * 10) / 10),
    languageName: memoize((code) => nameOf(languages, code.toLowerCase()) ?? code, REMEMBERED),
    regionName: memoize((code) => nameOf(regions, code) ?? code, REMEMBERED),
    list: (values) => (values.length === 1 ? (values[0] ?? '') : conjunction.format(values)),
  }
}

function asPeopleWrite(time: string, lang: LanguageCode): string {
  const sign = HOUR_SIGNS[lang]
  if (sign === undefined) return time
  return time.replace(/(\d+):(\d\d)/, (_, hours, minutes) => `${hours}${sign}${minutes === '00' ? '' : minutes}`.trim())
}

function ofDays(format: Intl.DateTimeFormat): (isoDate: string) => string {
  return memoize((isoDate) => {
    const time = Date.parse(isoDate)
    return Number.isNaN(time) ? '' : formatNonBreaking(format, time)
  }, REMEMBERED)
}

function nameOf(names: Intl.DisplayNames, code: string): string | undefined {
  try {
    return names.of(code)
  } catch {
    return undefined
  }
}

function unitFormat(tag: string, unit: 'day' | 'hour' | 'kilometer' | 'meter' | 'minute') {
  // A day is short as it is: nobody writes the "1 Tg." and "1 дн." that some languages have for it.
  return new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay: unit === 'day' ? 'long' : 'short' })
}
