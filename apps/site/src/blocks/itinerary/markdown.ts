import type { ItineraryStop } from '../../catalogue/product.ts'
import { bullets, heading, joinPieces, paragraph } from '../../markdown/nodes.ts'
import type { PageContext } from '../../page-context/page-context.ts'
import type { BlockMarkdownRenderer } from '../block.ts'
import { stopLabels, timeAndDistanceToNext } from './view.tsx'

export const itineraryMarkdown: BlockMarkdownRenderer<'itinerary'> = ({ block, data, page }) =>
  data
    ? joinPieces([
        heading(2, block.title || page.t('itinerary.title')),
        data.duration !== undefined && paragraph(page.format.duration(data.duration)),
        bullets(data.stops.map((stop) => stopLine(stop, page))),
      ])
    : []

function stopLine(stop: ItineraryStop, page: PageContext): string {
  const notes = [...stopLabels(stop, page), stop.description ?? '', timeAndDistanceToNext(stop, page)].filter(Boolean)
  return [stop.name, ...notes].join(' · ')
}
