import type { Image } from 'mdast'
import { joinPieces, paragraph, text } from '../../markdown/nodes.ts'
import type { BlockMarkdown } from '../block.ts'

const WIDTH = 1512

export const imageMarkdown: BlockMarkdown<'image'> = ({ block: { image, caption }, page }) => {
  if (image.url === '') return []
  const picture: Image = { type: 'image', url: page.image(image, { width: WIDTH }).src, alt: text(image.alt).value }
  const words = [caption, image.credit && page.t('image.credit', { name: image.credit })].filter(Boolean).join(' ')
  return joinPieces([paragraph(picture), paragraph(words)])
}
