import { z } from 'zod'
import { splitAtCommas } from '../split-at-commas.ts'

/** Hosts whose content pages may show in frames, play or fetch. All others are refused. */
export interface AllowedHosts {
  readonly frames: ReadonlySet<string>
  readonly files: ReadonlySet<string>
}

export const YOUTUBE_PLAYER_HOST = 'www.youtube-nocookie.com'
export const SPOTIFY_PLAYER_HOST = 'open.spotify.com'

/** Maps, the video player and the music player. */
export const DEFAULT_FRAME_HOSTS: readonly string[] = [
  'www.google.com',
  'maps.google.com',
  YOUTUBE_PLAYER_HOST,
  SPOTIFY_PLAYER_HOST,
]

const HOST = /^(?=.{1,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z](?:[a-z\d-]{0,61}[a-z\d])$/

/** A setting: host names separated by commas, without scheme, port, path or `*`. */
export const hostListSchema = z
  .string()
  .transform((text) => splitAtCommas(text.toLowerCase()))
  .pipe(z.array(z.string().regex(HOST, 'must be names of hosts with commas between them, such as www.maps.example')))
