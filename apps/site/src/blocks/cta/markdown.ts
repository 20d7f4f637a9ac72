import { heading, joinPieces, markdownLink, oneLine } from '../../markdown/text.ts'
import type { BlockMarkdown } from '../block.ts'

export const ctaMarkdown: BlockMarkdown<'cta'> = ({ block, page }) => {
  const link = page.link(block.action)
  if (!link) return ''
  const words = block.action.label || page.t('cta.more')
  return joinPieces([heading(2, block.title), block.text && oneLine(block.text), markdownLink(words, link.href)])
}
