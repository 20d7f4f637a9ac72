import { joinPieces, paragraph } from '../../markdown/nodes.ts'
import type { PageMarkdown } from '../page-markdown.ts'

export const homeMarkdown: PageMarkdown = (_page, { document }, blocks) =>
  joinPieces([paragraph(document.standfirst ?? ''), blocks])
