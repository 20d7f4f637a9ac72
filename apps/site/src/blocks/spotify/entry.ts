import { spotifyAddresses } from '../../embeds/player-addresses.ts'
import { link, paragraph } from '../../markdown/nodes.ts'
import type { BlockEntry } from '../block.ts'
import { spotifyFixtures } from './fixture.ts'
import { SpotifyView } from './view.tsx'

export const spotifyEntry = {
  View: SpotifyView,
  toMarkdown: ({ block: { contentType, contentId }, page }) => {
    const addresses = spotifyAddresses(contentType, contentId)
    return addresses ? [paragraph(link(page.t('embed.music'), addresses.page))] : []
  },
  fixtures: spotifyFixtures,
} satisfies BlockEntry<'spotify'>
