import { encodeTarget, joinPieces, oneLine } from '../../markdown/text.ts'
import type { BlockMarkdown } from '../block.ts'

const WIDTH = 1512

export const imageMarkdown: BlockMarkdown<'image'> = ({ block: { image, caption }, page }) => {
  if (image.url === '') return ''
  const words = [caption, image.credit && page.t('image.credit', { name: image.credit })].filter(Boolean).join(' ')
  return joinPieces([
    `![${oneLine(image.alt)}](${encodeTarget(page.image(image, { width: WIDTH }).src)})`,
    oneLine(words),
  ])
}
