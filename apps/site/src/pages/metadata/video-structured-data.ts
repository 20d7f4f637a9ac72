import { YOUTUBE_PLAYER_HOST } from '@passepartout/content-model/embeds/allowed-hosts'
import { parseVideoEmbed } from '@passepartout/content-model/embeds/parse-embed'
import { originalSizeOf } from '../../images/image-url-builder.ts'
import type { ContextServices } from '../../page-context/create-page-context.ts'
import type { PageModel } from '../page-model.ts'
import type { VideoObject } from './structured-data-schema.ts'

/** Pixels. */
const POSTER_WIDTH = 1200

type VideoSources = Pick<ContextServices, 'pictures' | 'allowedHosts'> & Pick<PageModel, 'blocks'>

/**
 * The videos that a page shows, for search engines. One without a name, a picture or the day of its publication is left out: they
 * demand all three, and nobody else knows them.
 *
 * @param canonical address of the page
 */
export function videoStructuredData(
  canonical: string,
  { blocks, pictures, allowedHosts }: VideoSources,
): VideoObject[] {
  return blocks.flatMap(({ block }): VideoObject[] => {
    if (block.type !== 'video') return []
    const { id, title, address, poster, description, uploadedOn, seconds } = block
    const embed = parseVideoEmbed(address, allowedHosts)
    const thumbnail = poster
      ? pictures.address(poster.url, { width: POSTER_WIDTH, original: originalSizeOf(poster) })
      : ''
    if (!embed || title === '' || thumbnail === '' || uploadedOn === undefined) return []
    const where =
      embed.type === 'youtube'
        ? { embedUrl: `https://${YOUTUBE_PLAYER_HOST}/embed/${embed.video.id}` }
        : { contentUrl: embed.url.href }
    const known = { name: title, thumbnailUrl: thumbnail, uploadDate: uploadedOn }
    const optional = {
      description: description || undefined,
      duration: seconds === undefined ? undefined : `PT${seconds}S`,
    }
    return [{ '@type': 'VideoObject', '@id': `${canonical}#video-${id}`, ...known, ...optional, ...where }]
  })
}
