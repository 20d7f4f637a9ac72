import { createBlockSchema } from '../create-block-schema.ts'
import { richTextSchema } from '../rich-text.ts'

export const richTextBlockSchema = createBlockSchema('richText', { content: richTextSchema })
