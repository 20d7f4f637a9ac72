import { z } from 'zod'
import { createBlockSchema } from '../create-block-schema.ts'

/** Types for which the music service has players. */
export const SPOTIFY_TYPES = ['track', 'album', 'playlist', 'artist', 'show', 'episode'] as const
export type SpotifyType = (typeof SPOTIFY_TYPES)[number]

export const SPOTIFY_ID_PATTERN = /^[A-Za-z\d]{1,64}$/

/** Specification, section 3: a player, by type and id. */
export const spotifyBlockSchema = createBlockSchema('spotify', {
  contentType: z.enum(SPOTIFY_TYPES),
  contentId: z.string().regex(SPOTIFY_ID_PATTERN),
})
