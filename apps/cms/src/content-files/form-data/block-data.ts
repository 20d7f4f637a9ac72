import type { BlockType } from '@passepartout/content-model/blocks'
import { z } from 'zod'
import type { Conversion } from '../../content/blocks/block-entry.ts'
import { type Part, type Parts, partsOf } from '../../content/blocks/parts.ts'
import { BLOCKS, conversionsOf } from '../../content/blocks/registry.ts'
import type { Page } from '../../payload-types.ts'
import { type BlockContent, isInPlace, nameInFile } from '../schemas/block-schema.ts'
import { actionSchema, bookingSchema, pageTarget, pictureSchema } from '../schemas/value-schemas.ts'
import { actionData, bookingData, type DataContext, idAt, pictureData, textData } from './field-data.ts'

type PageBlock = NonNullable<Page['blocks']>[number]

/**
 * Converts a block of a file to form data.
 *
 * @param position makes the ids of the block and its rows, the same each time
 */
export function fillBlock(block: BlockContent, position: string, context: DataContext): PageBlock {
  const { type } = block
  const form = {
    id: idAt(position),
    blockType: type,
    ...fillParts(partsOf(type), aim(block, position), position, context, conversionsOf(type)),
  }
  if (!isPageBlock(form)) throw new Error(`No form is known for a block “${type}”.`)
  return form
}

/** In files a jump link names its target by the block's number on the page, from 1. */
function aim(block: BlockFields, position: string): BlockFields {
  if (!('targetBlockId' in block)) return block
  return { ...block, targetBlockId: idAt(position.replace(/\d+$/, String(Number(block.targetBlockId) - 1))) }
}

/** Payload validates the fields when it saves; here only the type is narrowed. */
function isPageBlock(form: { readonly blockType: BlockType }): form is PageBlock {
  return form.blockType in BLOCKS
}

type Conversions = Readonly<Record<string, Conversion>>

type BlockFields = Readonly<Record<string, unknown>>

function fillParts(
  parts: Parts,
  fields: BlockFields,
  position: string,
  context: DataContext,
  conversions: Conversions = {},
) {
  return Object.fromEntries(
    [...parts].map(([name, part]) => {
      const value = isInPlace(name, part) ? pictureIn(fields) : fields[nameInFile(name, part)]
      const conversion = conversions[name]
      return [name, conversion ? conversion.fill(value) : fillPart(part, value, position, context)]
    }),
  )
}

function pictureIn({ picture, alt, credit }: BlockFields): BlockFields {
  return { picture, alt, credit }
}

/** The value was validated when the file was read. */
function fillPart(part: Part, value: unknown, position: string, context: DataContext): unknown {
  switch (part.kind) {
    case 'richText':
      return value === undefined ? null : textData(z.string().parse(value), context)
    case 'image':
      return pictureData(pictureSchema.optional().parse(value), context)
    case 'action':
      return actionData(actionSchema.optional().parse(value), context)
    case 'page':
      return actionData({ to: pageTarget.parse(value) }, context).page
    case 'booking':
      return bookingData(bookingSchema.optional().parse(value))
    case 'rows':
      return rowsSchema.parse(value).map((row, index) => fillRow(part.parts, row, `${position}.${index}`, context))
    case 'value':
      return value ?? part.fallback
  }
}

const rowsSchema = z.array(z.record(z.string(), z.unknown())).default([])

function fillRow(parts: Parts, row: BlockFields, position: string, context: DataContext) {
  return { id: idAt(position), ...fillParts(parts, row, position, context) }
}
