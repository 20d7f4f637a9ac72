import { spotifyAddresses } from '../../embeds/player-addresses.ts'
import { link, paragraph } from '../../markdown/nodes.ts'
import type { BlockMarkdownRenderer } from '../block.ts'

export const spotifyMarkdown: BlockMarkdownRenderer<'spotify'> = ({ block: { contentType, contentId }, page }) => {
  const addresses = spotifyAddresses(contentType, contentId)
  return addresses ? [paragraph(link(page.t('embed.music'), addresses.page))] : []
}
