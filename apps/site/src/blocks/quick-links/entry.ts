import { bullets, heading, joinPieces, link } from '../../markdown/nodes.ts'
import type { BlockEntry } from '../block.ts'
import { quickLinksFixtures } from './fixture.ts'
import { groupsWithLinks, QuickLinksView } from './view.tsx'

export const quickLinksEntry = {
  View: QuickLinksView,
  toMarkdown: ({ block, page }) => {
    const groups = groupsWithLinks(block, page)
    if (groups.length === 0) return []
    return joinPieces([
      block.title && heading(2, block.title),
      ...groups.flatMap(({ title, links }) => [
        heading(block.title ? 3 : 2, title),
        bullets(links.map(({ label, link: { href } }) => link(label, href))),
      ]),
    ])
  },
  fixtures: quickLinksFixtures,
} satisfies BlockEntry<'quickLinks'>
