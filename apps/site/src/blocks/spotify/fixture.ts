import type { BlockFixturesOf } from '../block.ts'

const block = { id: 'songs', type: 'spotify', contentType: 'playlist', contentId: 'wayfareSongs0fParis001' } as const

/** It has no words of its author's: only the kind of thing that plays differs. */
export const spotifyFixtures: BlockFixturesOf<'spotify'> = {
  usual: { block, data: undefined },
  minimal: { block: { ...block, contentType: 'track', contentId: 'a' }, data: undefined },
  empty: { block: { ...block, contentId: '' }, data: undefined },
  long: { block: { ...block, contentType: 'episode', contentId: 'a'.repeat(64) }, data: undefined },
  rightToLeft: { block: { ...block, contentType: 'album' }, data: undefined },
}
