import type { BlockType } from '@passepartout/content-model/blocks'
import { z } from 'zod'
import type { PublishingConversion } from '../../content/blocks/block-entry.ts'
import { type BlockPart, type BlockParts, blockPartsOf } from '../../content/blocks/block-parts.ts'
import { BLOCKS, publishingConversionsOf } from '../../content/blocks/registry.ts'
import type { Page } from '../../payload-types.ts'
import { type BlockContent, fileKeyOf, isInlinePicture } from '../schemas/block-schema.ts'
import { actionSchema, bookingSchema, pageTargetSchema, pictureSchema } from '../schemas/value-schemas.ts'
import { actionData, bookingData, type ConversionContext, pictureData, richTextData, rowIdAt } from './field-data.ts'

type PageBlock = NonNullable<Page['blocks']>[number]

/**
 * Converts a block of a file to form data.
 *
 * @param position makes the ids of the block and its rows, the same each time
 */
export function blockFormData(block: BlockContent, position: string, context: ConversionContext): PageBlock {
  const { type } = block
  const form = {
    id: rowIdAt(position),
    blockType: type,
    ...fillParts(blockPartsOf(type), aim(block, position), position, context, publishingConversionsOf(type)),
  }
  if (!isPageBlock(form)) throw new Error(`No form is known for a block “${type}”.`)
  return form
}

/** In files a jump link names its target by the block's number on the page, from 1. */
function aim(block: BlockFields, position: string): BlockFields {
  if (!('targetBlockId' in block)) return block
  return { ...block, targetBlockId: rowIdAt(position.replace(/\d+$/, String(Number(block.targetBlockId) - 1))) }
}

/** Payload validates the fields when it saves; here only the type is narrowed. */
function isPageBlock(form: { readonly blockType: BlockType }): form is PageBlock {
  return form.blockType in BLOCKS
}

type Conversions = Readonly<Record<string, PublishingConversion>>

type BlockFields = Readonly<Record<string, unknown>>

function fillParts(
  parts: BlockParts,
  fields: BlockFields,
  position: string,
  context: ConversionContext,
  conversions: Conversions = {},
) {
  return Object.fromEntries(
    [...parts].map(([name, part]) => {
      const value = isInlinePicture(name, part) ? pictureIn(fields) : fields[fileKeyOf(name, part)]
      const conversion = conversions[name]
      return [name, conversion ? conversion.fill(value) : fillPart(part, value, position, context)]
    }),
  )
}

function pictureIn({ picture, alt, credit }: BlockFields): BlockFields {
  return { picture, alt, credit }
}

/** The value was validated when the file was read. */
function fillPart(part: BlockPart, value: unknown, position: string, context: ConversionContext): unknown {
  switch (part.kind) {
    case 'richText':
      return value === undefined ? null : richTextData(z.string().parse(value), context)
    case 'image':
      return pictureData(pictureSchema.optional().parse(value), context)
    case 'action':
      return actionData(actionSchema.optional().parse(value), context)
    case 'page':
      return actionData({ to: pageTargetSchema.parse(value) }, context).page
    case 'booking':
      return bookingData(bookingSchema.optional().parse(value))
    case 'rows':
      return rowsSchema.parse(value).map((row, index) => fillRow(part.parts, row, `${position}.${index}`, context))
    case 'value':
      return value ?? part.fallback
  }
}

const rowsSchema = z.array(z.record(z.string(), z.unknown())).default([])

function fillRow(parts: BlockParts, row: BlockFields, position: string, context: ConversionContext) {
  return { id: rowIdAt(position), ...fillParts(parts, row, position, context) }
}
