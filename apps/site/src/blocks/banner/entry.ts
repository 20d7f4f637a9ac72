import type { BlockEntry } from '../block.ts'
import { bannerFixtures } from './fixture.ts'
import { bannerMarkdown } from './markdown.ts'
import { BannerView } from './view.tsx'

export const bannerEntry = {
  View: BannerView,
  toMarkdown: bannerMarkdown,
  fixtures: bannerFixtures,
} satisfies BlockEntry<'banner'>
