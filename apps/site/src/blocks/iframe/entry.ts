import { parseFrameEmbed } from '@passepartout/content-model/embeds/parse-embed'
import { isGoogleMapsUrl, localiseMapsUrl, standaloneMapUrl } from '../../embeds/google-maps-url.ts'
import { youTubePageAddress } from '../../embeds/player-addresses.ts'
import { link, paragraph } from '../../markdown/nodes.ts'
import type { BlockEntry } from '../block.ts'
import { iframeFixtures } from './fixture.ts'
import { IframeView } from './view.tsx'

export const iframeEntry = {
  View: IframeView,
  toMarkdown: ({ block: { src, name }, page }) => {
    const embed = parseFrameEmbed(src, page.allowedHosts)
    if (!embed) return []
    if (embed.type === 'youtube') {
      return [paragraph(link(name || page.t('video.unnamed'), youTubePageAddress(embed.video)))]
    }
    const url = localiseMapsUrl(embed.url, page.locale)
    return isGoogleMapsUrl(url)
      ? [paragraph(link(name || page.t('embed.map'), standaloneMapUrl(url, page.locale)))]
      : [paragraph(link(name || url.host, url.href))]
  },
  fixtures: iframeFixtures,
} satisfies BlockEntry<'iframe'>
