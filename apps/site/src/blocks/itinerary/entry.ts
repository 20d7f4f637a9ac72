import type { BlockEntry } from '../block.ts'
import { itineraryFixtures } from './fixture.ts'
import { loadItinerary } from './load.ts'
import { itineraryMarkdown } from './markdown.ts'
import { ItineraryView } from './view.tsx'

export const itineraryEntry = {
  View: ItineraryView,
  toMarkdown: itineraryMarkdown,
  fixtures: itineraryFixtures,
  load: loadItinerary,
} satisfies BlockEntry<'itinerary'>
