import { SPOTIFY_ID_PATTERN, SPOTIFY_TYPES } from '@passepartout/content-model/blocks/spotify'
import { SPOTIFY_PLAYER_HOST, YOUTUBE_PLAYER_HOST } from '@passepartout/content-model/embeds/allowed-hosts'
import type { YouTubeVideo } from '@passepartout/content-model/embeds/parse-youtube-url'

/**
 * The address of a video player that starts at once, sets no cookie before it plays, and sends events to the page
 * (ui/embed/track-video.browser.ts).
 *
 * @param origin of the page that receives the events
 */
export function youTubePlayerAddress({ id, start }: YouTubeVideo, lang: string, origin: string): string {
  const query = new URLSearchParams({ autoplay: '1', enablejsapi: '1', hl: lang, origin, playsinline: '1', rel: '0' })
  if (start !== undefined) query.set('start', String(start))
  return `https://${YOUTUBE_PLAYER_HOST}/embed/${id}?${query}`
}

export function youTubePageAddress({ id, start }: YouTubeVideo): string {
  return `https://www.youtube.com/watch?v=${id}${start === undefined ? '' : `&t=${start}s`}`
}

/** Specification, section 3: addresses of player and page for a type and an id. */
export function spotifyAddresses(
  contentType: string,
  contentId: string,
): { readonly player: string; readonly page: string } | undefined {
  const type = SPOTIFY_TYPES.find((known) => known === contentType.trim().toLowerCase())
  const id = contentId.trim()
  if (type === undefined || !SPOTIFY_ID_PATTERN.test(id)) return undefined
  return {
    player: `https://${SPOTIFY_PLAYER_HOST}/embed/${type}/${id}`,
    page: `https://${SPOTIFY_PLAYER_HOST}/${type}/${id}`,
  }
}
