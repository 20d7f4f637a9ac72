import { bullets, heading, joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import { renderPlainText } from '../../shortcodes/text-of-shortcode.ts'
import type { BlockMarkdownRenderer } from '../block.ts'

export const relatedPagesMarkdown: BlockMarkdownRenderer<'relatedPages'> = ({ block, data, page }) => {
  const pages = data.pages.flatMap(({ reference, title, kicker }) => {
    const target = page.linkToPage(reference)
    const remark = kicker ? `: ${renderPlainText(kicker, page)}` : ''
    return target ? [[link(renderPlainText(title, page), target.href), remark]] : []
  })
  if (pages.length === 0) return []
  return joinPieces([heading(2, block.title), block.intro && paragraph(block.intro), bullets(pages)])
}
