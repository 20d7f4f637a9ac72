import { BLOCK_TYPES, type BlockType } from '@passepartout/content-model/blocks'
import { z } from 'zod'
import { type Part, type Parts, partsOf } from '../content/blocks/parts.ts'
import { actionSchema, bookingSchema, pageTarget, pictureSchema, text, words } from './value-schemas.ts'

/**
 * How a file says a block, which follows from its shape: rich text is Markdown, a picture is named, a link has a
 * `to`. What a block or a row is about needs no name of its own: `picture` and `alt` stand in place for its part
 * `image`, and `text` for its part `content`.
 */
function schemaOf(type: BlockType) {
  return z.strictObject({ type: z.literal(type), ...shapeOf(partsOf(type)) })
}

const [first, ...others] = BLOCK_TYPES.map(schemaOf)
if (!first) throw new Error('There is no block at all.')
export const blockFileSchema = z.discriminatedUnion('type', [first, ...others])
export type BlockContent = z.infer<typeof blockFileSchema>

function shapeOf(parts: Parts): Record<string, z.ZodType> {
  const fields = [...parts].map(([name, part]) => {
    if (isInPlace(name, part)) return pictureSchema.shape
    const schema = valueSchemaOf(part)
    return { [nameInFile(name, part)]: part.required ? schema : schema.optional() }
  })
  return Object.assign({}, ...fields)
}

/** Whether the fields of a picture stand among the other parts. */
export function isInPlace(name: string, { kind, required }: Part): boolean {
  return kind === 'image' && name === 'image' && required
}

export function nameInFile(name: string, { kind }: Part): string {
  return kind === 'richText' && name === 'content' ? 'text' : name
}

function valueSchemaOf(part: Part): z.ZodType {
  switch (part.kind) {
    case 'richText':
      return text
    case 'image':
      return pictureSchema
    case 'action':
      return actionSchema
    case 'page':
      return pageTarget
    case 'booking':
      return bookingSchema
    case 'rows':
      return z.array(z.strictObject(shapeOf(part.parts))).min(1)
    case 'value':
      return part.schema instanceof z.ZodString ? textSchemaOf(part.schema) : part.schema
  }
}

/** A text that may be any is words; one that has a form, such as an identifier, is a fact. */
function textSchemaOf(schema: z.ZodString): z.ZodString {
  const own = schema.trim().min(1)
  return schema.format === null ? own.register(words) : own
}
