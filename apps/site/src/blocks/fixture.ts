import type { BlockOf, BlockType } from '@passepartout/content-model/blocks'
import type { DataOf } from './block.ts'

/** Named states of one type of block, as data: what tests render and a person looks at. */
export type FixturesOf<T extends BlockType> = Readonly<
  Record<string, { readonly block: BlockOf<T>; readonly data: DataOf<T> }>
>
