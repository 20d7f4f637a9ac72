import type { FactClaimName } from '../../search/fact-claims.ts'

/** Figures with what belongs to them: `10:00`, `1.5`, `24`. */
const FIGURE = /\d+(?:[.,:]\d+)*/g
const TIME = /\b([01]?\d|2[0-3])[:.h]([0-5]\d)\b/g
/** Sunday, 4 January 1970, in milliseconds since the epoch. */
const A_SUNDAY = 3 * 86_400_000
const DAY = 86_400_000

/**
 * Whether two statements about the same cannot both be true. Texts are compared only where they differ in figures or weekdays
 * alone, and opening hours by their times: what is said in other words may mean the same, and then nothing is concluded.
 *
 * @param lang of both texts
 */
export function contradicts(name: FactClaimName, one: string, other: string, lang: string): boolean {
  if (one === other) return false
  switch (name) {
    case 'facing':
    case 'lightsFrom':
    case 'lightsUntil':
      return true
    case 'closingDay':
      return differsIn(one, other, weekdayPattern(lang))
    case 'openingHours':
      return haveOtherTimes(one, other) ?? differsIn(one, other, FIGURE)
    case 'address':
    case 'duration':
      return differsIn(one, other, FIGURE)
  }
}

/** Whether two texts have the same words but for those that the pattern finds. */
function differsIn(one: string, other: string, pattern: RegExp): boolean {
  const [first, second] = [plain(one), plain(other)]
  return first !== second && first.replace(pattern, '#') === second.replace(pattern, '#')
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/\s+/g, ' ')
    .replace(/\.$/, '')
    .trim()
}

/** Whether each text has a time that the other has not; `undefined` where one has no two times. */
function haveOtherTimes(one: string, other: string): boolean | undefined {
  const [first, second] = [timesOf(one), timesOf(other)]
  if (first.size < 2 || second.size < 2) return undefined
  return !first.isSubsetOf(second) && !second.isSubsetOf(first)
}

function timesOf(text: string): ReadonlySet<string> {
  return new Set([...text.matchAll(TIME)].map(([, hour = '', minute]) => `${hour.padStart(2, '0')}:${minute}`))
}

/** The names of weekdays in a language, also with an ending, as in “Mondays”. */
function weekdayPattern(lang: string): RegExp {
  const format = new Intl.DateTimeFormat(lang, { weekday: 'long', timeZone: 'UTC' })
  const names = Array.from({ length: 7 }, (_, day) => format.format(A_SUNDAY + day * DAY).toLowerCase())
  return new RegExp(`(?<!\\p{L})(?:${names.join('|')})\\p{L}*`, 'gu')
}
