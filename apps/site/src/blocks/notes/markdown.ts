import { paragraph, strong } from '../../markdown/nodes.ts'
import type { BlockMarkdown } from '../block.ts'

/** As a callout: a quotation is what Markdown has for a remark beside the text. */
export const notesMarkdown: BlockMarkdown<'notes'> = ({ block: { text }, page }) => {
  if (text === '') return []
  return [{ type: 'blockquote', children: [paragraph(strong(page.t('callout.note'))), paragraph(text)] }]
}
