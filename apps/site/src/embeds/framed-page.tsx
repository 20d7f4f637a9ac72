import { parseFrameEmbed } from '@passepartout/content-model/embeds/parse-embed'
import type { PageContext } from '../page-context/page-context.ts'
import { Embed } from '../ui/embed/embed.tsx'
import { SandboxedIframe } from '../ui/embed/sandboxed-iframe.tsx'
import { isGoogleMapsUrl, localiseMapsUrl, standaloneMapUrl } from './google-maps-url.ts'
import { RefusedEmbedPreviewNotice } from './refused-embed.tsx'
import { YouTubeVideo } from './video.tsx'

interface ClickToLoadFrameProps {
  readonly src: string
  /** Plain words. */
  readonly name?: string | undefined
  readonly allow?: string | undefined
  readonly allowFullScreen?: boolean | undefined
  readonly page: PageContext
  readonly id?: string
  readonly className?: string | undefined
}

/**
 * A page of an allowed host in a frame that loads on click; nothing for other hosts. Specification, section 5: maps use
 * the page's language, and YouTube addresses use the video player.
 */
export function ClickToLoadFrame({ src, name = '', allow, allowFullScreen, page, ...place }: ClickToLoadFrameProps) {
  const embed = parseFrameEmbed(src, page.allowedHosts)
  if (!embed) return <RefusedEmbedPreviewNotice address={src} page={page} {...place} />
  if (embed.type === 'youtube') return <YouTubeVideo video={embed.video} title={name} page={page} {...place} />
  const url = localiseMapsUrl(embed.url, page.locale)
  const title = name || (isGoogleMapsUrl(url) ? page.t('embed.map') : url.host)
  return (
    <Embed
      {...place}
      shape="page"
      href={isGoogleMapsUrl(url) ? standaloneMapUrl(url, page.locale) : url.href}
      action={page.t('embed.show', { name: title })}
      notice={page.t('embed.from', { host: url.host })}
    >
      <SandboxedIframe src={url.href} title={title} allow={allow} allowFullScreen={allowFullScreen} />
    </Embed>
  )
}
