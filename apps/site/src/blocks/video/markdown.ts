import { parseVideoEmbed } from '@passepartout/content-model/embeds/parse-embed'
import { youTubePage } from '../../embeds/player-addresses.ts'
import { link, paragraph } from '../../markdown/nodes.ts'
import type { BlockMarkdown } from '../block.ts'

export const videoMarkdown: BlockMarkdown<'video'> = ({ block: { address, title }, page }) => {
  const embed = parseVideoEmbed(address, page.allowedHosts)
  if (!embed) return []
  const href = embed.type === 'youtube' ? youTubePage(embed.video) : embed.url.href
  return [paragraph(link(page.t('video.play', { title: title || page.t('video.unnamed') }), href))]
}
