import { joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import { anchorOfBlock } from '../../shortcodes/anchor-of-block.ts'
import type { BlockMarkdownRenderer } from '../block.ts'

export const jumpLinkMarkdown: BlockMarkdownRenderer<'jumpLink'> = ({ block: { title, targetBlockId } }) =>
  joinPieces([title.trim() && paragraph(link(title, anchorOfBlock(targetBlockId)))])
