import { heading, joinPieces, paragraph } from '../../markdown/nodes.ts'
import type { BlockEntry } from '../block.ts'
import { imageParagraph } from '../image/image-paragraph.ts'
import { galleryFixtures } from './fixture.ts'
import { GalleryView } from './view.tsx'

export const galleryEntry = {
  View: GalleryView,
  toMarkdown: ({ block: { title, pictures }, page }) => {
    const shown = pictures.flatMap(({ image, caption }) => {
      const picture = imageParagraph(image, page)
      return picture ? [picture, caption && paragraph(caption)] : []
    })
    return shown.length > 0 ? joinPieces([title && heading(2, title), ...shown]) : []
  },
  fixtures: galleryFixtures,
} satisfies BlockEntry<'gallery'>
