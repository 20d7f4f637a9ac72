import { bullets, heading, joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import { renderPlainText } from '../../shortcodes/text-of-shortcode.ts'
import type { BlockEntry } from '../block.ts'
import { relatedPagesFixtures } from './fixture.ts'
import { RelatedPagesView } from './view.tsx'

export const relatedPagesEntry = {
  View: RelatedPagesView,
  toMarkdown: ({ block, data, page }) => {
    const pages = data.pages.flatMap(({ reference, title, kicker }) => {
      const target = page.linkToPage(reference)
      const remark = kicker ? `: ${renderPlainText(kicker, page)}` : ''
      return target ? [[link(renderPlainText(title, page), target.href), remark]] : []
    })
    if (pages.length === 0) return []
    return joinPieces([heading(2, block.title), block.intro && paragraph(block.intro), bullets(pages)])
  },
  fixtures: relatedPagesFixtures,
  load: async (block, { pageCards }) => ({
    pages: pageCards(block.pages.map(({ page }) => page)),
  }),
} satisfies BlockEntry<'relatedPages'>
