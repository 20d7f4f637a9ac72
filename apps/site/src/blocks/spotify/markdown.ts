import { spotifyAddresses } from '../../embeds/player-addresses.ts'
import { link, paragraph } from '../../markdown/nodes.ts'
import type { BlockMarkdown } from '../block.ts'

export const spotifyMarkdown: BlockMarkdown<'spotify'> = ({ block: { contentType, contentId }, page }) => {
  const addresses = spotifyAddresses(contentType, contentId)
  return addresses ? [paragraph(link(page.t('embed.music'), addresses.page))] : []
}
