import { heading, joinPieces, link, paragraph } from '../../markdown/nodes.ts'
import type { BlockEntry } from '../block.ts'
import { isBannerShown } from './banner-period.ts'
import { bannerFixtures } from './fixture.ts'
import { BannerView } from './view.tsx'

export const bannerEntry = {
  View: BannerView,
  toMarkdown: ({ block, page }) => {
    const target = page.link(block.action)
    if (!target || !isBannerShown(block, page.moment)) return []
    const words = block.action.label || page.t('cta.more')
    return joinPieces([
      heading(2, block.title),
      block.text && paragraph(block.text),
      paragraph(link(words, target.href)),
    ])
  },
  fixtures: bannerFixtures,
} satisfies BlockEntry<'banner'>
