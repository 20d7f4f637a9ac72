import { parseVideoEmbed } from '@passepartout/content-model/embeds/parse-embed'
import { youTubePageAddress } from '../../embeds/player-addresses.ts'
import { link, paragraph } from '../../markdown/nodes.ts'
import type { BlockEntry } from '../block.ts'
import { videoFixtures } from './fixture.ts'
import { VideoView } from './view.tsx'

export const videoEntry = {
  View: VideoView,
  toMarkdown: ({ block: { address, title }, page }) => {
    const embed = parseVideoEmbed(address, page.allowedHosts)
    if (!embed) return []
    const href = embed.type === 'youtube' ? youTubePageAddress(embed.video) : embed.url.href
    return [paragraph(link(page.t('video.play', { title: title || page.t('video.unnamed') }), href))]
  },
  fixtures: videoFixtures,
} satisfies BlockEntry<'video'>
