import { heading, joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import type { BlockEntry } from '../block.ts'
import { ctaFixtures } from './fixture.ts'
import { CtaView } from './view.tsx'

export const ctaEntry = {
  View: CtaView,
  toMarkdown: ({ block, page }) => {
    const target = page.link(block.action)
    if (!target) return []
    const words = block.action.label || page.t('cta.more')
    return joinPieces([
      heading(2, block.title),
      block.text && paragraph(block.text),
      paragraph(link(words, target.href)),
    ])
  },
  fixtures: ctaFixtures,
} satisfies BlockEntry<'cta'>
