import { bullets, heading, joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import { buildMapsLink } from '../../products/maps-link.ts'
import type { BlockEntry } from '../block.ts'
import { mapFixtures } from './fixture.ts'
import { placesOfMapBlock } from './map-places.ts'
import { MapView } from './view.tsx'

export const mapEntry = {
  View: MapView,
  toMarkdown: (props) => {
    const { block, page } = props
    const places = placesOfMapBlock(props)
    return joinPieces([
      places.length > 0 && heading(2, block.title || page.t('map.title')),
      places.length > 0 &&
        bullets(
          places.map((place) => [
            page.t('text.labelled', { label: [place.name, place.text].filter(Boolean).join(', '), value: '' }),
            link(page.t('map.open'), buildMapsLink(place)),
          ]),
        ),
      page.app.disclaimerBelow === block.id && paragraph(page.t('map.disclaimer')),
    ])
  },
  fixtures: mapFixtures,
  /** The block's tour group, for its start and end. */
  load: async ({ tgid }, { catalogue, context, settle }) =>
    tgid === undefined ? undefined : settle('product', catalogue.product(tgid, context), undefined),
} satisfies BlockEntry<'map'>
