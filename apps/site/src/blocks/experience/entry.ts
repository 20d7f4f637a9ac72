import type { BlockEntry } from '../block.ts'
import { experienceFixtures } from './fixture.ts'
import { loadExperience } from './load.ts'
import { experienceMarkdown } from './markdown.ts'
import { ExperienceView } from './view.tsx'

export const experienceEntry = {
  View: ExperienceView,
  toMarkdown: experienceMarkdown,
  fixtures: experienceFixtures,
  load: loadExperience,
} satisfies BlockEntry<'experience'>
