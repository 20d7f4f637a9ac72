import { SPOTIFY_PLAYER_HOST } from '@passepartout/content-model/embeds/allowed-hosts'
import type { PageContext } from '../page-context/page-context.ts'
import { Embed } from '../ui/embed/embed.tsx'
import { SandboxedIframe } from '../ui/embed/sandboxed-iframe.tsx'
import { spotifyAddresses } from './player-addresses.ts'

interface SpotifyEmbedProps {
  readonly contentType: string
  readonly contentId: string
  readonly page: PageContext
  readonly id?: string
  readonly className?: string | undefined
}

/** Specification, section 3, "Spotify": the player by type and id; nothing for an invalid pair. */
export function SpotifyEmbed({ contentType, contentId, page, ...place }: SpotifyEmbedProps) {
  const addresses = spotifyAddresses(contentType, contentId)
  if (!addresses || !page.allowedHosts.frames.has(SPOTIFY_PLAYER_HOST)) return null
  const title = page.t('embed.music')
  return (
    <Embed
      {...place}
      shape="audio"
      href={addresses.page}
      action={page.t('embed.show', { name: title })}
      notice={page.t('embed.from', { host: SPOTIFY_PLAYER_HOST })}
    >
      <SandboxedIframe
        src={addresses.player}
        title={title}
        allow="autoplay; clipboard-write; encrypted-media; fullscreen; picture-in-picture"
      />
    </Embed>
  )
}
