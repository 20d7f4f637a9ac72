import { SPOTIFY_ID_PATTERN, SPOTIFY_TYPES } from '@passepartout/content-model/blocks/spotify'
import { createValueValidator, messageUnless } from '../../../messages/create-validator.ts'
import { labelledOptions } from '../../fields/labelled-options.ts'
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
      options: labelledOptions(SPOTIFY_TYPES, {
        track: 'Song',
        album: 'Album',
        playlist: 'Playlist',
        artist: 'Artist',
        show: 'Podcast',
        episode: 'Episode of a podcast',
      }),
    },
    {
      name: 'contentId',
      type: 'text',
      required: true,
      label: 'Its code at Spotify',
      validate: createValueValidator((value) =>
        messageUnless(!value || SPOTIFY_ID_PATTERN.test(String(value)), 'block.spotify'),
      ),
      admin: { description: 'The last part of its address at Spotify.' },
    },
  ],
}
