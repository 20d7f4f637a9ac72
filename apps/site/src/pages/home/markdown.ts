import { joinPieces, paragraph } from '../../markdown/nodes.ts'
import type { PageMarkdownWriter } from '../page-markdown.ts'

export const writeHomePageMarkdown: PageMarkdownWriter = (_page, { document }, blocks) =>
  joinPieces([paragraph(document.standfirst ?? ''), blocks])
