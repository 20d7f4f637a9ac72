import { heading, joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import type { BlockMarkdownRenderer } from '../block.ts'

export const ctaMarkdown: BlockMarkdownRenderer<'cta'> = ({ block, page }) => {
  const target = page.link(block.action)
  if (!target) return []
  const words = block.action.label || page.t('cta.more')
  return joinPieces([heading(2, block.title), block.text && paragraph(block.text), paragraph(link(words, target.href))])
}
