import type { BlockEntry } from '../block.ts'
import { iframeFixtures } from './fixture.ts'
import { iframeMarkdown } from './markdown.ts'
import { IframeView } from './view.tsx'

export const iframeEntry = {
  View: IframeView,
  toMarkdown: iframeMarkdown,
  fixtures: iframeFixtures,
} satisfies BlockEntry<'iframe'>
