import { SPOTIFY_ID, SPOTIFY_TYPES } from '@passepartout/content-model/blocks/spotify'
import { checkValue, unless } from '../../../messages/check-value.ts'
import type { BlockEntry } from '../block-entry.ts'

export const spotifyEntry: BlockEntry<'spotify'> = {
  labels: { singular: 'Music', plural: 'Music' },
  group: 'Pictures and media',
  help: 'A song, an album, a playlist or a podcast in the player of Spotify, opened with a click.',
  fields: [
    {
      name: 'contentType',
      type: 'select',
      required: true,
      label: 'What plays',
      options: SPOTIFY_TYPES.map((value) => ({
        value,
        label: {
          track: 'Song',
          album: 'Album',
          playlist: 'Playlist',
          artist: 'Artist',
          show: 'Podcast',
          episode: 'Episode of a podcast',
        }[value],
      })),
    },
    {
      name: 'contentId',
      type: 'text',
      required: true,
      label: 'Its code at Spotify',
      validate: checkValue((value: unknown) => unless(!value || SPOTIFY_ID.test(String(value)), 'block.spotify')),
      admin: { description: 'The last part of its address at Spotify.' },
    },
  ],
}
