import type { BlockLoader } from '../block.ts'
import { beginItinerary, hasStart } from './begin-itinerary.ts'

export const loadItinerary: BlockLoader<'itinerary'> = async ({ tgid }, { catalogue, context, settle }) => {
  const itinerary = await settle('itinerary', catalogue.itinerary(tgid, context), undefined)
  if (!itinerary || hasStart(itinerary)) return itinerary
  return beginItinerary(itinerary, await settle('product', catalogue.product(tgid, context), undefined))
}
