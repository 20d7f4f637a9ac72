import { type AllowedHosts, YOUTUBE_PLAYER } from './allowed-hosts.ts'
import { readSecureAddress } from './read-secure-address.ts'
import { readYouTubeAddress, type YouTubeVideo } from './read-youtube-address.ts'

/** The content of an embedded address: a YouTube video, or a page of an allowed host. */
export type Embed =
  | { readonly type: 'youtube'; readonly video: YouTubeVideo }
  | { readonly type: 'frame'; readonly url: URL }
  | { readonly type: 'file'; readonly url: URL }

const VIDEO_FILE = /\.(?:mp4|m4v|webm|ogv)$/i

/** Specification, section 5: YouTube addresses are replaced by the video player; `undefined` where the host is not allowed. */
export function readFrame(
  address: string,
  hosts: AllowedHosts,
): Extract<Embed, { type: 'youtube' | 'frame' }> | undefined {
  const video = readYouTubeAddress(address)
  if (video) return hosts.frames.has(YOUTUBE_PLAYER) ? { type: 'youtube', video } : undefined
  const url = readSecureAddress(address, hosts.frames)
  return url && { type: 'frame', url }
}

/** A video: of YouTube, or a file that browsers play. */
export function readVideo(
  address: string,
  hosts: AllowedHosts,
): Extract<Embed, { type: 'youtube' | 'file' }> | undefined {
  const embed = readFrame(address, hosts)
  if (embed?.type === 'youtube') return embed
  const url = readSecureAddress(address, hosts.files)
  return url && VIDEO_FILE.test(url.pathname) ? { type: 'file', url } : undefined
}
