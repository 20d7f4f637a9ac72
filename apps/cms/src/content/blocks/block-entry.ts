import type { BlockOfType, BlockType } from '@passepartout/content-model/blocks'
import type { Field } from 'payload'

/** The heading under which a block is offered, in the order of the registry. */
export type BlockGroup = 'Text' | 'Products' | 'Links' | 'Pictures and media' | 'Places and shows'

/** A block's entry in the content system, in addition to its schema; its picture is `picture.webp` in the same folder. */
export interface BlockEntry<T extends BlockType> {
  readonly labels: { readonly singular: string; readonly plural: string }
  readonly group: BlockGroup
  /** Describes to an editor what visitors get; shown in the list of blocks and above the block's form. */
  readonly help: string
  /** The form. Field names equal the property names of the published block. */
  readonly fields: readonly Field[]
  /** Conversions of parts whose form differs from their schema; all others are converted by their schema. */
  readonly conversions?: { readonly [P in keyof BlockOfType<T>]?: PublishingConversion }
}

/** Converts between the form and the published value of one part. Both sides are validated by their own schema afterwards. */
export interface PublishingConversion {
  /** From the form's value to the published value. */
  readonly build: (form: unknown) => unknown
  /** From the published value, as sample content has it, to the form's value. */
  readonly fill: (published: unknown) => unknown
}
