import type { BlockEntry } from '../block.ts'
import { videoFixtures } from './fixture.ts'
import { videoMarkdown } from './markdown.ts'
import { VideoView } from './view.tsx'

export const videoEntry = {
  View: VideoView,
  toMarkdown: videoMarkdown,
  fixtures: videoFixtures,
} satisfies BlockEntry<'video'>
