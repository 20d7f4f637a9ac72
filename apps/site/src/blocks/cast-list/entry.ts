import { bullets, heading, joinPieces, paragraph } from '../../markdown/nodes.ts'
import type { BlockEntry } from '../block.ts'
import { castListFixtures } from './fixture.ts'
import { CastListView } from './view.tsx'

export const castListEntry = {
  View: CastListView,
  toMarkdown: ({ block, page }) =>
    joinPieces([
      heading(2, block.title),
      block.intro && paragraph(block.intro),
      bullets(block.people.map(({ name, role }) => page.t('text.labelled', { label: name, value: role }))),
    ]),
  fixtures: castListFixtures,
} satisfies BlockEntry<'castList'>
