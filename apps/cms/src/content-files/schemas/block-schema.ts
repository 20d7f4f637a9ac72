import { BLOCK_TYPES, type BlockType } from '@passepartout/content-model/blocks'
import { z } from 'zod'
import { type BlockPart, type BlockParts, blockPartsOf } from '../../content/blocks/block-parts.ts'
import {
  actionSchema,
  bookingSchema,
  pageTargetSchema,
  pictureSchema,
  translatableRegistry,
  translatableTextSchema,
} from './value-schemas.ts'

/**
 * The schema of a block in files, derived from its shape: rich text is Markdown, a picture has a name, a link has `to`. The
 * main part of a block or row has no key of its own: `picture` and `alt` replace the part `image`, and `text` the part
 * `content`.
 */
function schemaOf(type: BlockType) {
  return z.strictObject({ type: z.literal(type), ...shapeOf(blockPartsOf(type)) })
}

const [first, ...others] = BLOCK_TYPES.map(schemaOf)
if (!first) throw new Error('There is no block at all.')
export const blockFileSchema = z.discriminatedUnion('type', [first, ...others])
export type BlockContent = z.infer<typeof blockFileSchema>

function shapeOf(parts: BlockParts): Record<string, z.ZodType> {
  const fields = [...parts].map(([name, part]) => {
    if (isInlinePicture(name, part)) return pictureSchema.shape
    const schema = valueSchemaOf(part)
    return { [fileKeyOf(name, part)]: part.required ? schema : schema.optional() }
  })
  return Object.assign({}, ...fields)
}

/** Whether the fields of a picture are at the level of the other parts. */
export function isInlinePicture(name: string, { kind, required }: BlockPart): boolean {
  return kind === 'image' && name === 'image' && required
}

export function fileKeyOf(name: string, { kind }: BlockPart): string {
  return kind === 'richText' && name === 'content' ? 'text' : name
}

function valueSchemaOf(part: BlockPart): z.ZodType {
  switch (part.kind) {
    case 'richText':
      return translatableTextSchema
    case 'image':
      return pictureSchema
    case 'action':
      return actionSchema
    case 'page':
      return pageTargetSchema
    case 'booking':
      return bookingSchema
    case 'rows':
      return z.array(z.strictObject(shapeOf(part.parts))).min(1)
    case 'value':
      return part.schema instanceof z.ZodString ? textSchemaOf(part.schema) : part.schema
  }
}

/** Unrestricted strings are translatable; strings with a format, such as identifiers, are facts. */
function textSchemaOf(schema: z.ZodString): z.ZodString {
  const own = schema.trim().min(1)
  return schema.format === null ? own.register(translatableRegistry) : own
}
