import type { BlockEntry } from '../block.ts'
import { heroFixtures } from './fixture.ts'
import { heroMarkdown } from './markdown.ts'
import { HeroView } from './view.tsx'

export const heroEntry = {
  View: HeroView,
  toMarkdown: heroMarkdown,
  fixtures: heroFixtures,
} satisfies BlockEntry<'hero'>
