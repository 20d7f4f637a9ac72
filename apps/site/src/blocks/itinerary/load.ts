import type { BlockLoader } from '../block.ts'

export const loadItinerary: BlockLoader<'itinerary'> = ({ tgid }, { catalogue, context, settle }) =>
  settle('itinerary', catalogue.itinerary(tgid, context), undefined)
