import { bullets, heading, joinPieces, paragraph } from '../../markdown/nodes.ts'
import type { BlockMarkdownRenderer } from '../block.ts'

export const castListMarkdown: BlockMarkdownRenderer<'castList'> = ({ block, page }) =>
  joinPieces([
    heading(2, block.title),
    block.intro && paragraph(block.intro),
    bullets(block.people.map(({ name, role }) => page.t('text.labelled', { label: name, value: role }))),
  ])
