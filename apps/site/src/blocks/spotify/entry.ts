import type { BlockEntry } from '../block.ts'
import { spotifyFixtures } from './fixture.ts'
import { spotifyMarkdown } from './markdown.ts'
import { SpotifyView } from './view.tsx'

export const spotifyEntry = {
  View: SpotifyView,
  toMarkdown: spotifyMarkdown,
  fixtures: spotifyFixtures,
} satisfies BlockEntry<'spotify'>
