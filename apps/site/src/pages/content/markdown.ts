import { joinPieces, oneLine } from '../../markdown/text.ts'
import type { PageMarkdown } from '../page-markdown.ts'

/** The standfirst, and when the text was last changed. */
export const contentMarkdown: PageMarkdown = (page, { document: { standfirst, updatedAt } }, blocks) =>
  joinPieces([
    standfirst && oneLine(standfirst),
    oneLine(page.t('content.updated', { date: page.format.date(updatedAt.slice(0, 'YYYY-MM-DD'.length)) })),
    blocks,
  ])
