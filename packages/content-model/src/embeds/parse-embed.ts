import { type AllowedHosts, YOUTUBE_PLAYER_HOST } from './allowed-hosts.ts'
import { parseAllowedHttpsUrl } from './parse-allowed-https-url.ts'
import { parseYouTubeUrl, type YouTubeVideo } from './parse-youtube-url.ts'

/** The content of an embedded address: a YouTube video, or a page of an allowed host. */
export type Embed =
  | { readonly type: 'youtube'; readonly video: YouTubeVideo }
  | { readonly type: 'frame'; readonly url: URL }
  | { readonly type: 'file'; readonly url: URL }

const VIDEO_FILE = /\.(?:mp4|m4v|webm|ogv)$/i

/** Specification, section 5: YouTube addresses are replaced by the video player; `undefined` where the host is not allowed. */
export function parseFrameEmbed(
  address: string,
  hosts: AllowedHosts,
): Extract<Embed, { type: 'youtube' | 'frame' }> | undefined {
  const video = parseYouTubeUrl(address)
  if (video) return hosts.frames.has(YOUTUBE_PLAYER_HOST) ? { type: 'youtube', video } : undefined
  const url = parseAllowedHttpsUrl(address, hosts.frames)
  return url && { type: 'frame', url }
}

/** A video: of YouTube, or a file that browsers play. */
export function parseVideoEmbed(
  address: string,
  hosts: AllowedHosts,
): Extract<Embed, { type: 'youtube' | 'file' }> | undefined {
  const embed = parseFrameEmbed(address, hosts)
  if (embed?.type === 'youtube') return embed
  const url = parseAllowedHttpsUrl(address, hosts.files)
  return url && VIDEO_FILE.test(url.pathname) ? { type: 'file', url } : undefined
}
