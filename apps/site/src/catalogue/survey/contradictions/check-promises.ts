import type { Variant } from '../../product.ts'
import { ENGLISH_NUMBER_PATTERN, parseEnglishNumber, splitTourGroupSentences } from './english-texts.ts'
import type { ContradictionCheck, SurveyedTourGroup } from './find-contradictions.ts'

const PEOPLE = '(?:guests?|people|persons?|passengers?|participants?|riders?|travellers?|travelers?|visitors?|guests)'
/** Each has the number as its only group. */
const LIMITS = [
  `never more than ${ENGLISH_NUMBER_PATTERN}(?: ${PEOPLE})?`,
  `(?:no more than|at most|up to|(?:a )?maximum(?: of)?) ${ENGLISH_NUMBER_PATTERN} ${PEOPLE}`,
  `${ENGLISH_NUMBER_PATTERN} ${PEOPLE} (?:at most|or fewer|maximum)`,
  `groups? of (?:up to |at most )?${ENGLISH_NUMBER_PATTERN}(?! or more| to)`,
  `(?:minibus|van|boat|car) for (?:up to )?${ENGLISH_NUMBER_PATTERN}`,
].map((pattern) => new RegExp(`\\b${pattern}\\b`, 'i'))

/** "Never more than eight guests", while a booking takes nine or a start has twelve places left. */
export const groupLargerThanPromised: ContradictionCheck = {
  id: 'larger-than-promised',
  advice: 'Set maxPax, groupSize and remaining to at most the number that the text promises, or correct the text.',
  find: (about) => {
    if (!about.isEnglish) return undefined
    const { product } = about
    const ofAll = limitIn(splitTourGroupSentences({ ...product, variants: [] }).all)
    const [larger] = product.variants.flatMap((variant) => {
      const limit = limitIn([variant.name, variant.info]) ?? ofAll
      const excess = limit && excessOf(variant, limit.most, about)
      return excess ? `“${limit.sentence}”, but ${excess}` : []
    })
    return larger
  },
}

function limitIn(sentences: readonly string[]) {
  for (const sentence of sentences) {
    const written = LIMITS.flatMap((pattern) => pattern.exec(sentence)?.[1] ?? [])[0]
    if (written !== undefined) return { most: parseEnglishNumber(written), sentence }
  }
  return undefined
}

type Ticket = Pick<Variant, 'name' | 'partySize' | 'tourIds'>

/** Places left are not compared where a start is sold to one group, because then they may count groups. */
function excessOf({ name, partySize, tourIds }: Ticket, most: number, { product, starts }: SurveyedTourGroup) {
  const largest = partySize?.max ?? 0
  if (largest > most) return `one booking of “${name}” takes ${largest} people`
  if (product.price?.price.per === 'group') return undefined
  const full = starts.find(({ tourId, remaining }) => tourIds.includes(tourId) && (remaining ?? 0) > most)
  return full && `${full.remaining} places are left on ${full.date} at ${full.startTime} (“${name}”)`
}

const LOWEST_AGE = new RegExp(
  `\\bages? ${ENGLISH_NUMBER_PATTERN} (?:and (?:over|above|up)|or (?:over|above|older))\\b`,
  'i',
)

/** "For ages 8 and over", while the descriptor admits visitors from 6. */
export const ageTextMismatch: ContradictionCheck = {
  id: 'age-in-text',
  advice: 'Set the age descriptor to the lowest age that the text names, or correct the text.',
  find: ({ product, isEnglish }) => {
    if (!isEnglish || product.ageFrom === undefined) return undefined
    const { all } = splitTourGroupSentences({ ...product, variants: [] })
    const sentence = all.find((one) => LOWEST_AGE.test(one))
    const [, written] = LOWEST_AGE.exec(sentence ?? '') ?? []
    if (written === undefined || parseEnglishNumber(written) === product.ageFrom) return undefined
    return `“${sentence}”, but its descriptor says from ${product.ageFrom}`
  },
}

const PROMISED = /\b(?:says?|shows?|tells?|states?) which (?:\w+ )?(?:levels?|floors?|tiers?|areas?|rooms?|decks?)\b/i

/** "The card says which levels", while no ticket says anything. */
export const ticketLevelsMissing: ContradictionCheck = {
  id: 'levels-not-told',
  advice: 'Fill variantInfo with what each ticket opens, or remove the sentence.',
  find: ({ product, isEnglish }) => {
    if (!isEnglish || product.variants.some(({ info }) => info !== '')) return undefined
    const promised = splitTourGroupSentences(product).all.find((sentence) => PROMISED.test(sentence))
    return promised && `“${promised}”, but no ticket has a variantInfo`
  },
}
