import { bullets, heading, joinPieces } from '../../markdown/nodes.ts'
import type { BlockEntry } from '../block.ts'
import { factsFixtures } from './fixture.ts'
import { FactsView } from './view.tsx'

export const factsEntry = {
  View: FactsView,
  toMarkdown: ({ block, page }) =>
    joinPieces([
      block.title && heading(2, block.title),
      bullets(
        block.items.map(({ title, text }) => (text ? page.t('text.labelled', { label: title, value: text }) : title)),
      ),
    ]),
  fixtures: factsFixtures,
} satisfies BlockEntry<'facts'>
