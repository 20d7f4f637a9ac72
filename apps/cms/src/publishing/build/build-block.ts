import { z } from 'zod'
import type { PublishingConversion } from '../../content/blocks/block-entry.ts'
import { type BlockPart, type BlockParts, blockPartsOf } from '../../content/blocks/block-parts.ts'
import { publishingConversionsOf } from '../../content/blocks/registry.ts'
import type { Page } from '../../payload-types.ts'
import { bookingValueSchema, buildBookingOptions } from './build-booking-options.ts'
import {
  actionValueSchema,
  type BuildContext,
  buildAction,
  buildImage,
  buildReference,
  buildRichTextField,
  emptyToUndefined,
  pictureValueSchema,
  relationSchema,
} from './build-context.ts'
import { buildBlockExperimentArm } from './build-experiments.ts'

type PageBlock = NonNullable<Page['blocks']>[number]

/** Converts a block of the form to the published block, without checking it against the schema. */
export function buildBlock(block: PageBlock, building: BuildContext, path: string): object {
  const { id, blockType } = block
  const parts = buildParts(blockPartsOf(blockType), block, building, path, publishingConversionsOf(blockType))
  return { id, type: blockType, shownTo: buildBlockExperimentArm(block.shownTo), ...parts }
}

type Conversions = Readonly<Record<string, PublishingConversion>>

function buildParts(
  parts: BlockParts,
  form: unknown,
  building: BuildContext,
  path: string,
  conversions: Conversions = {},
) {
  const values = formSchema.parse(form)
  return Object.fromEntries(
    [...parts].map(([name, part]) => {
      const conversion = conversions[name]
      const value = values[name]
      return [name, conversion ? conversion.build(value) : buildPart(part, value, building, `${path}.${name}`)]
    }),
  )
}

function buildPart(part: BlockPart, value: unknown, building: BuildContext, path: string): unknown {
  switch (part.kind) {
    case 'richText':
      return buildRichTextField(building, path, value)
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
      return part.required ? value : emptyToUndefined(value)
  }
}

const formSchema = z.record(z.string(), z.unknown())
const rowsSchema = z.array(formSchema).catch([])
