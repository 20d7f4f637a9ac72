import { joinPieces, paragraph } from '../../markdown/nodes.ts'
import type { BlockEntry } from '../block.ts'
import { imageFixtures } from './fixture.ts'
import { imageParagraph } from './image-paragraph.ts'
import { ImageView } from './view.tsx'

export const imageEntry = {
  View: ImageView,
  toMarkdown: ({ block: { image, caption }, page }) => {
    const picture = imageParagraph(image, page)
    if (!picture) return []
    const words = [caption, image.credit && page.t('image.credit', { name: image.credit })].filter(Boolean).join(' ')
    return joinPieces([picture, paragraph(words)])
  },
  fixtures: imageFixtures,
} satisfies BlockEntry<'image'>
