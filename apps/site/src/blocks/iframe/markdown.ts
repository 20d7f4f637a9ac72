import { parseFrameEmbed } from '@passepartout/content-model/embeds/parse-embed'
import { isGoogleMapsUrl, localiseMapsUrl, standaloneMapUrl } from '../../embeds/google-maps-url.ts'
import { youTubePageAddress } from '../../embeds/player-addresses.ts'
import { link, paragraph } from '../../markdown/nodes.ts'
import type { BlockMarkdownRenderer } from '../block.ts'

export const iframeMarkdown: BlockMarkdownRenderer<'iframe'> = ({ block: { src, name }, page }) => {
  const embed = parseFrameEmbed(src, page.allowedHosts)
  if (!embed) return []
  if (embed.type === 'youtube') {
    return [paragraph(link(name || page.t('video.unnamed'), youTubePageAddress(embed.video)))]
  }
  const url = localiseMapsUrl(embed.url, page.locale)
  return isGoogleMapsUrl(url)
    ? [paragraph(link(name || page.t('embed.map'), standaloneMapUrl(url, page.locale)))]
    : [paragraph(link(name || url.host, url.href))]
}
