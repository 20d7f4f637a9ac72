import type { BlockEntry } from '../block.ts'
import { ctaFixtures } from './fixture.ts'
import { ctaMarkdown } from './markdown.ts'
import { CtaView } from './view.tsx'

export const ctaEntry = {
  View: CtaView,
  toMarkdown: ctaMarkdown,
  fixtures: ctaFixtures,
} satisfies BlockEntry<'cta'>
