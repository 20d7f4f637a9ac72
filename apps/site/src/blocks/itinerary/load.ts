import type { BlockLoader } from '../block.ts'
import { addStartStop, hasStartStop } from './add-start-stop.ts'

export const loadItinerary: BlockLoader<'itinerary'> = async ({ tgid }, { catalogue, context, settle }) => {
  const itinerary = await settle('itinerary', catalogue.itinerary(tgid, context), undefined)
  if (!itinerary || hasStartStop(itinerary)) return itinerary
  return addStartStop(itinerary, await settle('product', catalogue.product(tgid, context), undefined))
}
