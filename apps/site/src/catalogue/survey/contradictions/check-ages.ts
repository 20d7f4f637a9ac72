import type { ContradictionCheck } from './contradiction-check.ts'
import { ENGLISH_NUMBER_PATTERN, parseEnglishNumber, splitTourGroupSentences } from './english-texts.ts'

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
    const { opening, details } = splitTourGroupSentences({ ...product, variants: [] })
    for (const sentence of [...opening, ...details]) {
      const written = LOWEST_AGE.exec(sentence)?.[1]
      if (written === undefined) continue
      return parseEnglishNumber(written) === product.ageFrom
        ? undefined
        : `“${sentence}”, but its descriptor says from ${product.ageFrom}`
    }
    return undefined
  },
}
