import { heading, joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import type { BlockMarkdownRenderer } from '../block.ts'
import { isBannerShown } from './banner-period.ts'

export const bannerMarkdown: BlockMarkdownRenderer<'banner'> = ({ block, page }) => {
  const target = page.link(block.action)
  if (!target || !isBannerShown(block, page.moment)) return []
  const words = block.action.label || page.t('cta.more')
  return joinPieces([heading(2, block.title), block.text && paragraph(block.text), paragraph(link(words, target.href))])
}
