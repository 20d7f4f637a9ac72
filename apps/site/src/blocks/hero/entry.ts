import type { Image } from 'mdast'
import { heading, joinPieces, link, paragraph, text as words } from '../../markdown/nodes.ts'
import type { BlockEntry } from '../block.ts'
import { heroFixtures } from './fixture.ts'
import { HeroView } from './view.tsx'

const WIDTH = 1512

export const heroEntry = {
  View: HeroView,
  toMarkdown: ({ block: { image, kicker, title, text, action }, page }) => {
    const target = action && page.link(action)
    const picture = (): Image => ({
      type: 'image',
      url: page.image(image, { width: WIDTH }).src,
      alt: words(image.alt).value,
    })
    return joinPieces([
      page.image(image, { width: WIDTH }).src !== '' && paragraph(picture()),
      kicker && paragraph(kicker),
      heading(2, title),
      text && paragraph(text),
      target && paragraph(link(action.label || page.t('cta.more'), target.href)),
    ])
  },
  fixtures: heroFixtures,
} satisfies BlockEntry<'hero'>
