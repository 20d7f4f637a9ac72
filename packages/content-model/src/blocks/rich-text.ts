import { blockShape } from '../block-shape.ts'
import { richTextSchema } from '../rich-text.ts'

export const richTextBlockSchema = blockShape('richText', { content: richTextSchema })
