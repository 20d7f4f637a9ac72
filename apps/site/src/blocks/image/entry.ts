import type { BlockEntry } from '../block.ts'
import { imageFixtures } from './fixture.ts'
import { imageMarkdown } from './markdown.ts'
import { ImageView } from './view.tsx'

export const imageEntry = {
  View: ImageView,
  toMarkdown: imageMarkdown,
  fixtures: imageFixtures,
} satisfies BlockEntry<'image'>
