import type { BlockEntry } from '../block.ts'
import { mapFixtures } from './fixture.ts'
import { loadMap } from './load.ts'
import { mapMarkdown } from './markdown.ts'
import { MapView } from './view.tsx'

export const mapEntry = {
  View: MapView,
  toMarkdown: mapMarkdown,
  fixtures: mapFixtures,
  load: loadMap,
} satisfies BlockEntry<'map'>
