import type { ContradictionCheck } from './contradiction-check.ts'
import { splitTourGroupSentences } from './english-texts.ts'

const PROMISED = /\b(?:says?|shows?|tells?|states?) which (?:\w+ )?(?:levels?|floors?|tiers?|areas?|rooms?|decks?)\b/i

/** "The card says which levels", while no ticket says anything. */
export const ticketLevelsMissing: ContradictionCheck = {
  id: 'levels-not-told',
  advice: 'Fill variantInfo with what each ticket opens, or remove the sentence.',
  find: ({ product, isEnglish }) => {
    if (!isEnglish || product.variants.some(({ info }) => info !== '')) return undefined
    const { opening, details } = splitTourGroupSentences(product)
    const promised = [...opening, ...details].find((sentence) => PROMISED.test(sentence))
    return promised && `“${promised}”, but no ticket has a variantInfo`
  },
}
