import { richTextMarkdown } from '../../markdown/rich-text-markdown.ts'
import { joinPieces, oneLine } from '../../markdown/text.ts'
import type { BlockMarkdown } from '../block.ts'
import { CALLOUT_TITLES } from './view.tsx'

/** A quotation is what Markdown has for a remark beside the text. */
export const calloutMarkdown: BlockMarkdown<'callout'> = ({ block, page }) => {
  const title = block.title || page.t(CALLOUT_TITLES[block.tone])
  return joinPieces([`**${oneLine(title)}**`, richTextMarkdown(block.content, page)])
    .replace(/^/gm, '> ')
    .replace(/^> $/gm, '>')
}
