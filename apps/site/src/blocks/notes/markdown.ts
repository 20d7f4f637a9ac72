import { paragraph, strong } from '../../markdown/nodes.ts'
import type { BlockMarkdownRenderer } from '../block.ts'

/** Rendered as a quotation, like a callout. */
export const notesMarkdown: BlockMarkdownRenderer<'notes'> = ({ block: { text }, page }) => {
  if (text === '') return []
  return [{ type: 'blockquote', children: [paragraph(strong(page.t('callout.note'))), paragraph(text)] }]
}
