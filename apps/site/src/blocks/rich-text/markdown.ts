import { richTextMarkdown } from '../../markdown/rich-text-markdown.ts'
import type { BlockMarkdown } from '../block.ts'

export const richTextBlockMarkdown: BlockMarkdown<'richText'> = ({ block, page }) =>
  richTextMarkdown(block.content, page)
