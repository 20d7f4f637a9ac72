import { z } from 'zod'
import type { Conversion } from '../../content/blocks/block-entry.ts'
import { type Part, type Parts, partsOf } from '../../content/blocks/parts.ts'
import { conversionsOf } from '../../content/blocks/registry.ts'
import type { Page } from '../../payload-types.ts'
import { bookingValueSchema, buildBookingOptions } from './build-booking-options.ts'
import { buildShownTo } from './build-experiments.ts'
import {
  actionValueSchema,
  type Building,
  buildAction,
  buildImage,
  buildReference,
  buildText,
  given,
  pictureValueSchema,
  relationSchema,
} from './building.ts'

type PageBlock = NonNullable<Page['blocks']>[number]

/** Converts a block of the form to the published block, without checking it against the schema. */
export function buildBlock(block: PageBlock, building: Building, path: string): object {
  const { id, blockType } = block
  const parts = buildParts(partsOf(blockType), block, building, path, conversionsOf(blockType))
  return { id, type: blockType, shownTo: buildShownTo(block.shownTo), ...parts }
}

type Conversions = Readonly<Record<string, Conversion>>

function buildParts(parts: Parts, form: unknown, building: Building, path: string, conversions: Conversions = {}) {
  const values = formSchema.parse(form)
  return Object.fromEntries(
    [...parts].map(([name, part]) => {
      const conversion = conversions[name]
      const value = values[name]
      return [name, conversion ? conversion.build(value) : buildPart(part, value, building, `${path}.${name}`)]
    }),
  )
}

function buildPart(part: Part, value: unknown, building: Building, path: string): unknown {
  switch (part.kind) {
    case 'richText':
      return buildText(building, path, value)
    case 'image':
      return buildImage(building, path, pictureValueSchema.safeParse(value).data)
    case 'action':
      return buildAction(building, path, actionValueSchema.safeParse(value).data)
    case 'page':
      return buildReference(building, path, relationSchema.safeParse(value).data)
    case 'booking':
      return buildBookingOptions(bookingValueSchema.safeParse(value).data)
    case 'rows':
      return rowsSchema.parse(value).map((row, index) => buildParts(part.parts, row, building, `${path}.${index}`))
    case 'value':
      return part.required ? value : given(value)
  }
}

const formSchema = z.record(z.string(), z.unknown())
const rowsSchema = z.array(formSchema).catch([])
