import type { Image } from 'mdast'
import { joinPieces, paragraph, text } from '../../markdown/nodes.ts'
import type { BlockEntry } from '../block.ts'
import { imageFixtures } from './fixture.ts'
import { ImageView } from './view.tsx'

const WIDTH = 1512

export const imageEntry = {
  View: ImageView,
  toMarkdown: ({ block: { image, caption }, page }) => {
    const { src } = page.image(image, { width: WIDTH })
    if (src === '') return []
    const picture: Image = { type: 'image', url: src, alt: text(image.alt).value }
    const words = [caption, image.credit && page.t('image.credit', { name: image.credit })].filter(Boolean).join(' ')
    return joinPieces([paragraph(picture), paragraph(words)])
  },
  fixtures: imageFixtures,
} satisfies BlockEntry<'image'>
