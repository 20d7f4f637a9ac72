import { SPOTIFY_PLAYER } from '@passepartout/content-model/embeds/allowed-hosts'
import type { PageContext } from '../page-context/page-context.ts'
import { Embed } from '../ui/embed/embed.tsx'
import { FramePlayer } from '../ui/embed/frame-player.tsx'
import { spotifyAddresses } from './player-addresses.ts'

interface MusicProps {
  readonly contentType: string
  readonly contentId: string
  readonly page: PageContext
  readonly id?: string
  readonly className?: string | undefined
}

/** Specification, section 3, "Spotify": the player by type and id; nothing for an invalid pair. */
export function Music({ contentType, contentId, page, ...place }: MusicProps) {
  const addresses = spotifyAddresses(contentType, contentId)
  if (!addresses || !page.allowedHosts.frames.has(SPOTIFY_PLAYER)) return null
  const title = page.t('embed.music')
  return (
    <Embed
      {...place}
      shape="audio"
      href={addresses.page}
      action={page.t('embed.show', { name: title })}
      notice={page.t('embed.from', { host: SPOTIFY_PLAYER })}
    >
      <FramePlayer
        src={addresses.player}
        title={title}
        allow="autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture"
      />
    </Embed>
  )
}
