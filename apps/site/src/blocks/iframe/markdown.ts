import { parseFrameEmbed } from '@passepartout/content-model/embeds/parse-embed'
import { isGoogleMapsUrl, localiseMapsUrl, standaloneMapUrl } from '../../embeds/google-maps-url.ts'
import { youTubePage } from '../../embeds/player-addresses.ts'
import { link, paragraph } from '../../markdown/nodes.ts'
import type { BlockMarkdown } from '../block.ts'

export const iframeMarkdown: BlockMarkdown<'iframe'> = ({ block: { src, name }, page }) => {
  const embed = parseFrameEmbed(src, page.allowedHosts)
  if (!embed) return []
  if (embed.type === 'youtube') {
    return [paragraph(link(name || page.t('video.unnamed'), youTubePage(embed.video)))]
  }
  const url = localiseMapsUrl(embed.url, page.locale)
  return isGoogleMapsUrl(url)
    ? [paragraph(link(name || page.t('embed.map'), standaloneMapUrl(url, page.locale)))]
    : [paragraph(link(name || url.host, url.href))]
}
