import { joinPieces, oneLine } from '../../markdown/text.ts'
import type { PageMarkdown } from '../page-markdown.ts'

export const homeMarkdown: PageMarkdown = (_page, { document }, blocks) =>
  joinPieces([oneLine(document.standfirst ?? ''), blocks])
