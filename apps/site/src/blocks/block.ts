import type { BlockOf, BlockType } from '@passepartout/content-model/blocks'
import type { ReactNode } from 'react'
import type { Product, ProductListing } from '../catalogue/product.ts'
import type { MarkdownTree } from '../markdown/nodes.ts'
import type { PageContext } from '../page-context/page-context.ts'

/** What the catalogue adds to a block before it is rendered. A block that is not named here needs nothing. */
export interface BlockData {
  productList: ProductListing
  experience: Product | undefined
}

export type DataOf<T extends BlockType> = T extends keyof BlockData ? BlockData[T] : undefined

export interface BlockProps<T extends BlockType> {
  readonly block: BlockOf<T>
  readonly data: DataOf<T>
  readonly page: PageContext
}

export type BlockView<T extends BlockType> = (props: BlockProps<T>) => ReactNode

/** The block as a Markdown tree, in the same words; empty where the view shows nothing. */
export type BlockMarkdown<T extends BlockType> = (props: BlockProps<T>) => MarkdownTree

/** A block with its data, ready to render. */
export type LoadedBlock = { [T in BlockType]: { readonly block: BlockOf<T>; readonly data: DataOf<T> } }[BlockType]
