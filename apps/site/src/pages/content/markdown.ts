import { joinPieces, paragraph } from '../../markdown/nodes.ts'
import type { PageMarkdownWriter } from '../page-markdown.ts'

/** The standfirst and the date of the last change. */
export const writeContentPageMarkdown: PageMarkdownWriter = (page, { document: { standfirst, updatedAt } }, blocks) =>
  joinPieces([
    standfirst && paragraph(standfirst),
    paragraph(page.t('content.updated', { date: page.format.date(updatedAt.slice(0, 'YYYY-MM-DD'.length)) })),
    blocks,
  ])
