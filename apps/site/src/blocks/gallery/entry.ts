import type { Image } from 'mdast'
import { heading, joinPieces, paragraph, text } from '../../markdown/nodes.ts'
import type { BlockEntry } from '../block.ts'
import { galleryFixtures } from './fixture.ts'
import { GalleryView } from './view.tsx'

const WIDTH = 1512

export const galleryEntry = {
  View: GalleryView,
  toMarkdown: ({ block: { title, pictures }, page }) => {
    const shown = pictures.filter(({ image }) => page.image(image, { width: WIDTH }).src !== '')
    if (shown.length === 0) return []
    return joinPieces([
      title && heading(2, title),
      ...shown.flatMap(({ image, caption }) => {
        const picture: Image = {
          type: 'image',
          url: page.image(image, { width: WIDTH }).src,
          alt: text(image.alt).value,
        }
        return [paragraph(picture), caption && paragraph(caption)]
      }),
    ])
  },
  fixtures: galleryFixtures,
} satisfies BlockEntry<'gallery'>
