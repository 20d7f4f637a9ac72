import type { BlockEntry } from '../block.ts'
import { addStartStop, hasStartStop } from './add-start-stop.ts'
import { itineraryFixtures } from './fixture.ts'
import { itineraryMarkdown } from './markdown.ts'
import { ItineraryView } from './view.tsx'

export const itineraryEntry = {
  View: ItineraryView,
  toMarkdown: itineraryMarkdown,
  fixtures: itineraryFixtures,
  load: async ({ tgid }, { catalogue, context, settle }) => {
    const itinerary = await settle('itinerary', catalogue.itinerary(tgid, context), undefined)
    if (!itinerary || hasStartStop(itinerary)) return itinerary
    return addStartStop(itinerary, await settle('product', catalogue.product(tgid, context), undefined))
  },
} satisfies BlockEntry<'itinerary'>
