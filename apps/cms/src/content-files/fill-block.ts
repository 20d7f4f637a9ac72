import type { BlockType } from '@passepartout/content-model/blocks'
import { z } from 'zod'
import type { Conversion } from '../content/blocks/block-entry.ts'
import { type Part, type Parts, partsOf } from '../content/blocks/parts.ts'
import { BLOCKS, conversionsOf } from '../content/blocks/registry.ts'
import type { Page } from '../payload-types.ts'
import { type BlockContent, isInPlace, nameInFile } from './block-schema.ts'
import { actionData, bookingData, idAt, type Place, pictureData, textData } from './form-values.ts'
import { actionSchema, bookingSchema, pageTarget, pictureSchema } from './value-schemas.ts'

type PageBlock = NonNullable<Page['blocks']>[number]

/**
 * A block of a file → the form that an editor would have filled in.
 *
 * @param position makes the ids of the block and its rows, the same each time
 */
export function fillBlock(block: BlockContent, position: string, place: Place): PageBlock {
  const { type } = block
  const form = {
    id: idAt(position),
    blockType: type,
    ...fillParts(partsOf(type), aim(block, position), position, place, conversionsOf(type)),
  }
  if (!isPageBlock(form)) throw new Error(`No form is known for a block “${type}”.`)
  return form
}

/** A file says where a jump link leads by the number of the block on its page; the first is 1. */
function aim(block: BlockFields, position: string): BlockFields {
  if (!('targetBlockId' in block)) return block
  return { ...block, targetBlockId: idAt(position.replace(/\d+$/, String(Number(block.targetBlockId) - 1))) }
}

/** Payload itself checks the fields of a block when it is saved; which form they belong to is known here. */
function isPageBlock(form: { readonly blockType: BlockType }): form is PageBlock {
  return form.blockType in BLOCKS
}

type Conversions = Readonly<Record<string, Conversion>>

type BlockFields = Readonly<Record<string, unknown>>

function fillParts(parts: Parts, fields: BlockFields, position: string, place: Place, conversions: Conversions = {}) {
  return Object.fromEntries(
    [...parts].map(([name, part]) => {
      const value = isInPlace(name, part) ? pictureIn(fields) : fields[nameInFile(name, part)]
      const conversion = conversions[name]
      return [name, conversion ? conversion.fill(value) : fillPart(part, value, position, place)]
    }),
  )
}

function pictureIn({ picture, alt, credit }: BlockFields): BlockFields {
  return { picture, alt, credit }
}

/** The value was checked when its file was read. */
function fillPart(part: Part, value: unknown, position: string, place: Place): unknown {
  switch (part.kind) {
    case 'richText':
      return value === undefined ? null : textData(z.string().parse(value), place)
    case 'image':
      return pictureData(pictureSchema.optional().parse(value), place)
    case 'action':
      return actionData(actionSchema.optional().parse(value), place)
    case 'page':
      return actionData({ to: pageTarget.parse(value) }, place).page
    case 'booking':
      return bookingData(bookingSchema.optional().parse(value))
    case 'rows':
      return rowsSchema.parse(value).map((row, index) => fillRow(part.parts, row, `${position}.${index}`, place))
    case 'value':
      return value ?? part.fallback
  }
}

const rowsSchema = z.array(z.record(z.string(), z.unknown())).default([])

function fillRow(parts: Parts, row: BlockFields, position: string, place: Place) {
  return { id: idAt(position), ...fillParts(parts, row, position, place) }
}
