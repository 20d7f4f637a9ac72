import type { BlockOfType } from '@passepartout/content-model/blocks'
import { YOUTUBE_PLAYER_HOST } from '@passepartout/content-model/embeds/allowed-hosts'
import { parseAllowedHttpsUrl } from '@passepartout/content-model/embeds/parse-allowed-https-url'
import { parseVideoEmbed } from '@passepartout/content-model/embeds/parse-embed'
import type { YouTubeVideo as Video } from '@passepartout/content-model/embeds/parse-youtube-url'
import { localeOf } from '@passepartout/content-model/locales'
import type { PageContext } from '../page-context/page-context.ts'
import { Embed } from '../ui/embed/embed.tsx'
import { SandboxedIframe } from '../ui/embed/sandboxed-iframe.tsx'
import { type CaptionTrack, VideoFilePlayer } from '../ui/embed/video-file-player.tsx'
import type { PhotoProps } from '../ui/photo/photo.tsx'
import { youTubePageAddress, youTubePlayerAddress } from './player-addresses.ts'
import { RefusedEmbedPreviewNotice } from './refused-embed.tsx'

type Recording = Pick<BlockOfType<'video'>, 'address' | 'poster' | 'captions'>

interface VideoProps {
  readonly recording: Recording
  /** Plain words. */
  readonly title: string
  readonly page: PageContext
  readonly id?: string
  readonly className?: string | undefined
}

/** A video behind its poster: of YouTube, or a file of an allowed host with its captions. */
export function VideoPlayer({ recording, title, page, ...place }: VideoProps) {
  const { address, captions } = recording
  const poster = posterOf(recording, page)
  const embed = parseVideoEmbed(address, page.allowedHosts)
  if (!embed) return <RefusedEmbedPreviewNotice address={address} page={page} {...place} />
  if (embed.type === 'youtube') {
    return <YouTubeVideo video={embed.video} title={title} poster={poster} page={page} {...place} />
  }
  return (
    <Embed
      {...place}
      shape="video"
      href={embed.url.href}
      action={page.t('video.play', { title })}
      notice={page.t('embed.from', { host: embed.url.host })}
      poster={poster}
    >
      <VideoFilePlayer src={embed.url.href} title={title} captions={captionsOf(captions, page)} />
    </Embed>
  )
}

interface YouTubeVideoProps extends Omit<VideoProps, 'recording'> {
  readonly video: Video
  readonly poster?: PhotoProps | undefined
}

/** Makes no request to YouTube before a click, not even for a picture. */
export function YouTubeVideo({ video, title, poster, page, ...place }: YouTubeVideoProps) {
  const name = title || page.t('video.unnamed')
  return (
    <Embed
      {...place}
      shape="video"
      href={youTubePageAddress(video)}
      action={page.t('video.play', { title: name })}
      notice={page.t('embed.from', { host: YOUTUBE_PLAYER_HOST })}
      poster={poster}
    >
      <SandboxedIframe
        src={youTubePlayerAddress(video, page.visit.lang, page.visit.origin)}
        title={name}
        allow="autoplay; encrypted-media; picture-in-picture; fullscreen"
        allowFullScreen
      />
    </Embed>
  )
}

/** CSS pixels. */
const POSTER = { width: 1200, aspectRatio: 16 / 9 }

/** The title is the poster's alternative text. */
function posterOf({ poster }: Recording, page: PageContext): PhotoProps | undefined {
  if (!poster) return undefined
  const { width, aspectRatio } = POSTER
  const sizes = '(width > 1200px) 1200px, 100vw'
  const address = page.image(poster, POSTER)
  if (address.src === '') return undefined
  return { address, alt: '', width, height: width / aspectRatio, sizes }
}

function captionsOf(captions: Recording['captions'], page: PageContext): readonly CaptionTrack[] {
  return captions.flatMap(({ lang, address }) => {
    const url = parseAllowedHttpsUrl(address, page.allowedHosts.files)
    const { formatting, autonym } = localeOf(lang)
    return url ? [{ lang: formatting, label: autonym, src: url.href, isOwn: lang === page.visit.lang }] : []
  })
}
