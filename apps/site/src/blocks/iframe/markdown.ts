import { readFrame } from '@passepartout/content-model/embeds/read-embed'
import { isMap, linkOfMap, localiseMap } from '../../embeds/maps-address.ts'
import { youTubePage } from '../../embeds/player-addresses.ts'
import { link, paragraph } from '../../markdown/nodes.ts'
import type { BlockMarkdown } from '../block.ts'

export const iframeMarkdown: BlockMarkdown<'iframe'> = ({ block: { src, name }, page }) => {
  const embed = readFrame(src, page.allowedHosts)
  if (!embed) return []
  if (embed.type === 'youtube') {
    return [paragraph(link(name || page.t('video.unnamed'), youTubePage(embed.video)))]
  }
  const url = localiseMap(embed.url, page.locale)
  return isMap(url)
    ? [paragraph(link(name || page.t('embed.map'), linkOfMap(url, page.locale)))]
    : [paragraph(link(name || url.host, url.href))]
}
