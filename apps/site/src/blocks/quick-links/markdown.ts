import { bullets, heading, joinPieces, link } from '../../markdown/nodes.ts'
import type { BlockMarkdownRenderer } from '../block.ts'
import { groupsWithLinks } from './groups-with-links.ts'

export const quickLinksMarkdown: BlockMarkdownRenderer<'quickLinks'> = ({ block, page }) => {
  const groups = groupsWithLinks(block, page)
  if (groups.length === 0) return []
  return joinPieces([
    block.title && heading(2, block.title),
    ...groups.flatMap(({ title, links }) => [
      heading(block.title ? 3 : 2, title),
      bullets(links.map(({ label, link: { href } }) => link(label, href))),
    ]),
  ])
}
