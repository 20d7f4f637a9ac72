import type { BlockEntry } from '../block.ts'
import { ticketMatrixFixtures } from './fixture.ts'
import { loadTicketMatrix } from './load.ts'
import { ticketMatrixMarkdown } from './markdown.ts'
import { TicketMatrixView } from './view.tsx'

export const ticketMatrixEntry = {
  View: TicketMatrixView,
  toMarkdown: ticketMatrixMarkdown,
  fixtures: ticketMatrixFixtures,
  load: loadTicketMatrix,
} satisfies BlockEntry<'ticketMatrix'>
