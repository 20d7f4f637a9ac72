import { joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import { anchorOfBlock } from '../../shortcodes/link-of-shortcode.ts'
import type { BlockEntry } from '../block.ts'
import { jumpLinkFixtures } from './fixture.ts'
import { JumpLinkView } from './view.tsx'

export const jumpLinkEntry = {
  View: JumpLinkView,
  toMarkdown: ({ block: { title, targetBlockId } }) =>
    joinPieces([title.trim() && paragraph(link(title, anchorOfBlock(targetBlockId)))]),
  fixtures: jumpLinkFixtures,
} satisfies BlockEntry<'jumpLink'>
