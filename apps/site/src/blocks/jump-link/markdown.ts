import { joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import { anchorOf } from '../../shortcodes/anchor-of.ts'
import type { BlockMarkdown } from '../block.ts'

export const jumpLinkMarkdown: BlockMarkdown<'jumpLink'> = ({ block: { title, targetBlockId } }) =>
  joinPieces([title.trim() && paragraph(link(title, anchorOf(targetBlockId)))])
