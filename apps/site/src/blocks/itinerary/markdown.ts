import type { ItineraryStop } from '../../catalogue/product.ts'
import { bullets, heading, joinPieces, paragraph } from '../../markdown/nodes.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { BlockMarkdown } from '../block.ts'
import { distanceToNext, stopNotes } from './stop-words.ts'

export const itineraryMarkdown: BlockMarkdown<'itinerary'> = ({ block, data, page }) =>
  data
    ? joinPieces([
        heading(2, block.title || page.t('itinerary.title')),
        data.duration !== undefined && paragraph(page.format.duration(data.duration)),
        bullets(data.stops.map((stop) => stopLine(stop, page))),
      ])
    : []

function stopLine(stop: ItineraryStop, page: PageContext): string {
  const notes = [...stopNotes(stop, page), stop.description ?? '', distanceToNext(stop, page)].filter(Boolean)
  return [stop.name, ...notes].join(' · ')
}
