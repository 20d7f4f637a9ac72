import type { BlockOf, BlockType } from '@passepartout/content-model/blocks'
import type { Field } from 'payload'

/** Under which heading a block is offered, in the order of the registry. */
export type BlockGroup = 'Text' | 'Products' | 'Links' | 'Pictures and media' | 'Places and shows'

/** What the content system knows of a block beyond its shape; the picture `picture.webp` lies beside it. */
export interface BlockEntry<T extends BlockType> {
  readonly labels: { readonly singular: string; readonly plural: string }
  readonly group: BlockGroup
  /** Tells an editor what visitors get: read where a block is chosen and above its form. */
  readonly help: string
  /** The form. Its fields are called as in the published shape. */
  readonly fields: readonly Field[]
  /** Parts whose form is not what their shape says; all others are converted by their shape. */
  readonly conversions?: { readonly [P in keyof BlockOf<T>]?: Conversion }
}

/** Between the form of one part and what is published of it. Either side is checked by its own schema afterwards. */
export interface Conversion {
  /** The form's value → what is published. */
  readonly build: (form: unknown) => unknown
  /** What is published, as the sample says it → the form's value. */
  readonly fill: (published: unknown) => unknown
}
