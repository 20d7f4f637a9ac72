import { joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import { anchorOfBlock } from '../../shortcodes/anchor-of-block.ts'
import type { BlockMarkdown } from '../block.ts'

export const jumpLinkMarkdown: BlockMarkdown<'jumpLink'> = ({ block: { title, targetBlockId } }) =>
  joinPieces([title.trim() && paragraph(link(title, anchorOfBlock(targetBlockId)))])
