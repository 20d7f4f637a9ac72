import type { PageDocument } from '@passepartout/content-model/page'
import type { AddressChoices } from '../../request/address/choices/address-choices.ts'
import type { Arms } from '../../request/experiments/serialize-arms.ts'
import { type Visit, withInputs } from '../../request/visit.ts'
import { filterBlocksByArms } from '../document/filter-blocks-by-arms.ts'
import { mainListOf } from '../document/main-list.ts'

/** Removes choices and experiment arms that the page does not use, so that they are not in its cache key. */
export function dropUnusedInputs(visit: Visit, document: PageDocument | undefined): Visit {
  if (visit.choice === undefined && visit.arms === undefined) return visit
  const arms = document && visit.arms && usedArms(document, visit.arms)
  return withInputs(visit, { choice: usedChoice(visit, document && filterBlocksByArms(document, arms)), arms })
}

/** The arms of experiments that the page has blocks for. */
function usedArms({ blocks }: PageDocument, arms: Arms): Arms | undefined {
  const keys = new Set(blocks.map(({ shownTo }) => shownTo?.experiment))
  const used = Object.entries(arms).filter(([key]) => keys.has(key))
  return used.length > 0 ? Object.fromEntries(used) : undefined
}

/** The choices of tour group, reviews and list that the page has. */
function usedChoice({ tgid, choice }: Visit, document: PageDocument | undefined): AddressChoices | undefined {
  if (choice === undefined) return undefined
  const { list, party, ...others } = choice
  const ofTourGroup = { ...others, ...(party && { party }) }
  const isAboutOne = tgid !== undefined || document?.categorisation.tgid !== undefined
  const hasReviews = document?.blocks.some(({ type }) => type === 'reviews') === true
  const used = {
    ...(isAboutOne ? ofTourGroup : hasReviews && choice.reviews ? { reviews: choice.reviews } : {}),
    ...(document && mainListOf(document) ? { ...(list && { list }), ...(party && { party }) } : {}),
  }
  return Object.keys(used).length === 0 ? undefined : used
}
