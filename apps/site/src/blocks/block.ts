import type { BlockOf, BlockType } from '@passepartout/content-model/blocks'
import type { PageReference } from '@passepartout/content-model/navigation'
import type { ReactNode } from 'react'
import type { Catalogue, CatalogueContext } from '../catalogue/catalogue.ts'
import type { Itinerary, Product, ProductCard, Rating, Review } from '../catalogue/product.ts'
import type { AskTourGroups } from '../catalogue/tour-group-batch.ts'
import type { PageCard } from '../content/page-card.ts'
import type { Moment } from '../i18n/moment.ts'
import type { OwnListing } from '../lists/load-own-list.ts'
import type { MarkdownTree } from '../markdown/nodes.ts'
import type { Settle } from '../operations/settle.ts'
import type { PageContext } from '../page-context/page-context.ts'
import type { ListChoice } from '../request/address/list-choice.ts'

/** What catalogue and published pages add to a block before it is rendered. A block that is not named here needs nothing. */
export interface BlockData {
  productList: OwnListing
  experience: ProductCard | undefined
  itinerary: Itinerary | undefined
  /** Where the tour group meets that the block names. */
  map: Product['startLocation']
  reviews: ReviewsData
  relatedPages: RelatedPages
  ticketMatrix: Tickets
}

/** What the catalogue has of those who were there; all of it may be missing. */
interface ReviewsData {
  /** Of the tour group; absent where the catalogue cannot say. */
  readonly tourGroupName: string | undefined
  readonly rating: Rating | undefined
  /** How many gave one star to five, in this order. */
  readonly split: readonly number[] | undefined
  readonly reviews: readonly Review[]
  /** There may be others than those. */
  readonly hasMore?: boolean
}

/** Pages in the visit's language; those that lack it are left out. */
export interface RelatedPages {
  readonly pages: readonly PageCard[]
}

/** Those that the catalogue knows. */
interface Tickets {
  readonly products: readonly ProductCard[]
}

export type DataOf<T extends BlockType> = T extends keyof BlockData ? BlockData[T] : undefined

export interface BlockProps<T extends BlockType> {
  readonly block: BlockOf<T>
  readonly data: DataOf<T>
  readonly page: PageContext
}

/** Everything that the site knows of a type of block; it lies in the folder that is named like the type. */
export interface BlockEntry<T extends BlockType> {
  readonly View: (props: BlockProps<T>) => ReactNode
  readonly toMarkdown: BlockMarkdown<T>
  readonly fixtures: FixturesOf<T>
  /** Only where `BlockData` names the type. */
  readonly load?: BlockLoader<T>
}

/** The block as a Markdown tree, in the same words; empty where the view shows nothing. */
export type BlockMarkdown<T extends BlockType> = (props: BlockProps<T>) => MarkdownTree

/** Named states of one type of block, as data: what tests render and a person looks at. */
export type FixturesOf<T extends BlockType> = Readonly<
  Record<string, { readonly block: BlockOf<T>; readonly data: DataOf<T> }>
>

/** Asks the catalogue or the published pages for what the block shows. */
export type BlockLoader<T extends BlockType> = (block: BlockOf<T>, sources: BlockSources) => Promise<DataOf<T>>

export interface BlockSources {
  readonly catalogue: Catalogue
  readonly context: CatalogueContext
  readonly settle: Settle
  /** Now where the site is. */
  readonly moment: Moment
  /** The block that is the page's own list, and what the address chooses of it. */
  readonly ownList?: { readonly id: string; readonly choice: ListChoice } | undefined
  /** Tour groups by number, for all blocks of the page together. */
  readonly askTourGroups: AskTourGroups
  /** What these pages say of themselves, in the visit's language. */
  readonly pageCards: (references: readonly PageReference[]) => readonly PageCard[]
}

/** A block with its data, ready to render. */
export type Loaded<T extends BlockType> = {
  [K in T]: { readonly block: BlockOf<K>; readonly data: DataOf<K> }
}[T]
export type LoadedBlock = Loaded<BlockType>
