import { BLOCK_TYPES, type BlockType } from '@passepartout/content-model/blocks'
import { z } from 'zod'
import { type Part, type Parts, partsOf } from '../content/blocks/parts.ts'
import {
  pageTarget,
  sampleActionSchema,
  sampleBookingSchema,
  samplePictureSchema,
  text,
  words,
} from './value-schemas.ts'

/**
 * How the sample says a block, which follows from its shape: rich text is Markdown, a picture is named, a link has a
 * `to`. What a block or a row is about needs no name of its own: `picture` and `alt` stand in place for its part
 * `image`, and `text` for its part `content`.
 */
function sampleSchemaOf(type: BlockType) {
  return z.strictObject({ type: z.literal(type), ...sampleShapeOf(partsOf(type)) })
}

const [first, ...others] = BLOCK_TYPES.map(sampleSchemaOf)
if (!first) throw new Error('There is no block at all.')
export const sampleBlockSchema = z.discriminatedUnion('type', [first, ...others])
export type SampleBlock = z.infer<typeof sampleBlockSchema>

function sampleShapeOf(parts: Parts): Record<string, z.ZodType> {
  const fields = [...parts].map(([name, part]) => {
    if (isInPlace(name, part)) return samplePictureSchema.shape
    const schema = sampleValueOf(part)
    return { [sampleNameOf(name, part)]: part.required ? schema : schema.optional() }
  })
  return Object.assign({}, ...fields)
}

/** Whether the sample of a picture stands among the other parts. */
export function isInPlace(name: string, { kind, required }: Part): boolean {
  return kind === 'image' && name === 'image' && required
}

export function sampleNameOf(name: string, { kind }: Part): string {
  return kind === 'richText' && name === 'content' ? 'text' : name
}

function sampleValueOf(part: Part): z.ZodType {
  switch (part.kind) {
    case 'richText':
      return text
    case 'image':
      return samplePictureSchema
    case 'action':
      return sampleActionSchema
    case 'page':
      return pageTarget
    case 'booking':
      return sampleBookingSchema
    case 'rows':
      return z.array(z.strictObject(sampleShapeOf(part.parts))).min(1)
    case 'value':
      return part.schema instanceof z.ZodString ? sampleTextOf(part.schema) : part.schema
  }
}

/** A text that may be any is words; one that has a form, such as an identifier, is a fact. */
function sampleTextOf(schema: z.ZodString): z.ZodString {
  const own = schema.trim().min(1)
  return schema.format === null ? own.register(words) : own
}
