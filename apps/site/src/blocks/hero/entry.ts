import { heading, joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import type { BlockEntry } from '../block.ts'
import { imageParagraph } from '../image/image-paragraph.ts'
import { heroFixtures } from './fixture.ts'
import { HeroView } from './view.tsx'

export const heroEntry = {
  View: HeroView,
  toMarkdown: ({ block: { image, kicker, title, text, action }, page }) => {
    const target = action && page.link(action)
    return joinPieces([
      imageParagraph(image, page),
      kicker && paragraph(kicker),
      heading(2, title),
      text && paragraph(text),
      target && paragraph(link(action.label || page.t('cta.more'), target.href)),
    ])
  },
  fixtures: heroFixtures,
} satisfies BlockEntry<'hero'>
