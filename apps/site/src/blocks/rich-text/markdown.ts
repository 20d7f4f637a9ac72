import { richTextMarkdown } from '../../markdown/rich-text-markdown.ts'
import type { BlockMarkdownRenderer } from '../block.ts'

export const richTextBlockMarkdown: BlockMarkdownRenderer<'richText'> = ({ block, page }) =>
  richTextMarkdown(block.content, page)
