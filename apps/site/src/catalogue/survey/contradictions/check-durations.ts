import type { Product } from '../../product.ts'
import { ENGLISH_NUMBER_PATTERN, parseEnglishNumber, splitTourGroupSentences } from './english-texts.ts'
import type { ContradictionCheck } from './find-contradictions.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** From it on a tour is a day or a half day out, most of which is not spent on the way. */
const LONG = 4 * HOUR
/** The part of such a tour that remains for its stops at least. */
const SHARE_OF_STOPS = 0.25

/** Legs that are longer together than the whole, or that leave no time for the stops. */
export const legsExceedDuration: ContradictionCheck = {
  id: 'legs-exceed-duration',
  advice: 'Correct timeForNextSection of the sections, or the duration.',
  find: ({ product, itinerary }) => {
    const whole = itinerary?.duration ?? product.duration?.max ?? product.duration?.min
    const legs = (itinerary?.stops ?? []).flatMap(({ millisecondsToNext }) => millisecondsToNext ?? [])
    if (!itinerary || whole === undefined || legs.length === 0) return undefined
    const onTheWay = legs.reduce((sum, leg) => sum + leg, 0)
    const isVisit = whole >= LONG && itinerary.stops.some(({ kind, passBy }) => kind === 'stop' && !passBy)
    if (onTheWay <= whole * (isVisit ? 1 - SHARE_OF_STOPS : 1)) return undefined
    return `its legs take ${legs.map(inWords).join(' + ')} = ${inWords(onTheWay)} of ${inWords(whole)}`
  },
}

const LENGTH = `${ENGLISH_NUMBER_PATTERN}(?: and a (half))?[- ](hour|minute)s?`
const KIND = '(?:tour|cruise|walk|visit|trip|ride|safari|class|flight|workshop|revue|show|lesson|tasting|transfer)'
/** Groups: number, "half", unit. */
const TOLD = [
  `(?<!\\bwithin an? )\\b${LENGTH}(?:-long)?[- ](?:\\w+ )?${KIND}\\b(?! (?:away|from|to)\\b)`,
  `\\b${KIND} of ${LENGTH}\\b`,
  `\\b(?:lasts|takes|duration:?) (?:about |around )?${LENGTH}\\b`,
  `^${LENGTH}(?:,| in | on | from | among )`,
].map((pattern) => new RegExp(pattern, 'i'))
const HALF_DAY = { words: /\bhalf[- ]day\b/i, least: 2 * HOUR, most: 7 * HOUR }
const WHOLE_DAY = { words: /(?<!half[- ])\bday[- ]trip\b|\bfull[- ]day\b/i, least: 5 * HOUR, most: 24 * HOUR }
const TOLERANCE = 10 * MINUTE

/** "A two-hour walk" that takes four hours, a "half-day trip" of ten. */
export const durationTextMismatch: ContradictionCheck = {
  id: 'duration-in-text',
  advice: 'Correct minDuration and maxDuration, or the text.',
  find: (about) => {
    const { duration, flowType } = about.product
    // Of a combined ticket a text may give the length of one part.
    if (!about.isEnglish || !duration || flowType === 'COMBO') return undefined
    const { opening, details } = splitTourGroupSentences(about.product)
    const length = { min: duration.min - TOLERANCE, max: (duration.max ?? duration.min) + TOLERANCE }
    const wrong =
      opening.find((sentence) => isOtherDay(sentence, duration) || isOtherLength(sentence, length)) ??
      // A part of the visit is shorter than all of it.
      details.find((sentence) => isOtherLength(sentence, { ...length, min: 0 }))
    return wrong && `“${wrong}”, but it takes ${durationWords(duration)}`
  },
}

type Length = NonNullable<Product['duration']>

function isOtherDay(sentence: string, { min, max = min }: Length): boolean {
  return [HALF_DAY, WHOLE_DAY].some(({ words, least, most }) => words.test(sentence) && (max < least || min > most))
}

function isOtherLength(sentence: string, { min, max = min }: Length): boolean {
  const [, number, half, unit] = TOLD.map((pattern) => pattern.exec(sentence)).find(Boolean) ?? []
  if (number === undefined) return false
  const length = (parseEnglishNumber(number) + (half ? 0.5 : 0)) * (unit?.toLowerCase() === 'hour' ? HOUR : MINUTE)
  return length < min || length > max
}

function durationWords({ min, max }: Length): string {
  return max === undefined ? inWords(min) : `${inWords(min)} to ${inWords(max)}`
}

/** "4 h 14 min" */
function inWords(milliseconds: number): string {
  const [hours, minutes] = [Math.floor(milliseconds / HOUR), Math.round((milliseconds % HOUR) / MINUTE)]
  return [hours > 0 && `${hours} h`, (minutes > 0 || hours === 0) && `${minutes} min`].filter(Boolean).join(' ')
}
