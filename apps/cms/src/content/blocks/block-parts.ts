import { type BlockType, blockSchema } from '@passepartout/content-model/blocks'
import { imageSchema } from '@passepartout/content-model/image'
import { bookingOptionsSchema } from '@passepartout/content-model/links/booking-options'
import { navigationActionSchema, pageReferenceSchema } from '@passepartout/content-model/navigation'
import { richTextSchema } from '@passepartout/content-model/rich-text'
import { z } from 'zod'

/**
 * A part of a block, derived from its schema in the content model. Publishing, sample content and the filling of forms follow
 * from the parts, so that no block needs code for them.
 */
export type BlockPart = { readonly required: boolean } & (
  | { readonly kind: 'richText' | 'image' | 'action' | 'page' | 'booking' }
  | { readonly kind: 'rows'; readonly parts: BlockParts }
  /** `fallback`: the form's value when nothing was chosen. */
  | { readonly kind: 'value'; readonly schema: z.ZodType; readonly fallback: unknown }
)
export type BlockParts = ReadonlyMap<string, BlockPart>

/** Properties that all blocks have. */
const COMMON: readonly string[] = ['id', 'type', 'shownTo']

/** The parts of a block in the order of its schema, without the common ones. */
export function blockPartsOf(type: BlockType): BlockParts {
  const schema = blockSchema.options.find(({ shape }) => shape.type.value === type)
  const parts = readParts(schema?.shape ?? {})
  return new Map([...parts].filter(([name]) => !COMMON.includes(name)))
}

function readParts(shape: z.core.$ZodShape): Map<string, BlockPart> {
  return new Map(Object.entries(shape).map(([name, schema]) => [name, readPart(schema)]))
}

function readPart(schema: z.core.$ZodType): BlockPart {
  const required = !z.core.safeParse(schema, undefined).success
  const bare = withoutWrappers(schema)
  if (bare === richTextSchema) return { kind: 'richText', required }
  if (bare === imageSchema) return { kind: 'image', required }
  if (bare === navigationActionSchema) return { kind: 'action', required }
  if (bare === pageReferenceSchema) return { kind: 'page', required }
  if (bare === bookingOptionsSchema) return { kind: 'booking', required }
  if (bare instanceof z.ZodArray && bare.element instanceof z.ZodObject) {
    return { kind: 'rows', required, parts: readParts(bare.element.shape) }
  }
  if (!(bare instanceof z.ZodType)) throw new Error(`No form is known for a part of type ${bare._zod.def.type}.`)
  const unchosen = bare instanceof z.ZodBoolean ? false : null
  return { kind: 'value', required, schema: bare, fallback: z.core.safeParse(schema, undefined).data ?? unchosen }
}

/** Removes the wrappers of a schema that only make a value optional or nullable. */
function withoutWrappers(schema: z.core.$ZodType): z.core.$ZodType {
  const isWrapper = schema instanceof z.ZodOptional || schema instanceof z.ZodDefault || schema instanceof z.ZodCatch
  return isWrapper ? withoutWrappers(schema.unwrap()) : schema
}
