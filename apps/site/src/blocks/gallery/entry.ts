import type { BlockEntry } from '../block.ts'
import { galleryFixtures } from './fixture.ts'
import { galleryMarkdown } from './markdown.ts'
import { GalleryView } from './view.tsx'

export const galleryEntry = {
  View: GalleryView,
  toMarkdown: galleryMarkdown,
  fixtures: galleryFixtures,
} satisfies BlockEntry<'gallery'>
