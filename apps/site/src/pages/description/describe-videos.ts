import { type AllowedHosts, YOUTUBE_PLAYER } from '@passepartout/content-model/embeds/allowed-hosts'
import { readVideo } from '@passepartout/content-model/embeds/read-embed'
import type { LoadedBlock } from '../../blocks/block.ts'
import { originalOf, type Pictures } from '../../images/pictures.ts'
import type { VideoObject } from './structured-data-schema.ts'

/** Pixels. */
const POSTER_WIDTH = 1200

interface VideoSources {
  readonly blocks: readonly LoadedBlock[]
  readonly pictures: Pictures
  readonly allowedHosts: AllowedHosts
}

/**
 * The videos that a page shows, for search engines. One without a name, a picture or the day of its publication is left out: they
 * demand all three, and nobody else knows them.
 *
 * @param canonical address of the page
 */
export function describeVideos(canonical: string, { blocks, pictures, allowedHosts }: VideoSources): VideoObject[] {
  return blocks.flatMap(({ block }): VideoObject[] => {
    if (block.type !== 'video') return []
    const { id, title, address, poster, description, uploadedOn, seconds } = block
    const embed = readVideo(address, allowedHosts)
    const thumbnail = poster ? pictures.address(poster.url, { width: POSTER_WIDTH, original: originalOf(poster) }) : ''
    if (!embed || title === '' || thumbnail === '' || uploadedOn === undefined) return []
    return [
      {
        '@type': 'VideoObject',
        '@id': `${canonical}#video-${id}`,
        name: title,
        thumbnailUrl: thumbnail,
        uploadDate: uploadedOn,
        ...(description ? { description } : {}),
        ...(seconds === undefined ? {} : { duration: `PT${seconds}S` }),
        ...(embed.type === 'youtube'
          ? { embedUrl: `https://${YOUTUBE_PLAYER}/embed/${embed.video.id}` }
          : { contentUrl: embed.url.href }),
      },
    ]
  })
}
