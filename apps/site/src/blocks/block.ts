import type { BlockOfType, BlockType } from '@passepartout/content-model/blocks'
import type { PageReference } from '@passepartout/content-model/navigation'
import type { ReactNode } from 'react'
import type { AvailabilityIndex } from '../availability/availability-index.ts'
import type { SoldOutPeriod } from '../availability/find-sold-out-period.ts'
import type { Catalogue, CatalogueContext } from '../catalogue/catalogue.ts'
import type { Itinerary, Product, ProductCard, Rating, Review } from '../catalogue/product.ts'
import type { LoadTourGroups } from '../catalogue/tour-group-loader.ts'
import type { PageCard } from '../content/document/page-card.ts'
import type { ZonedNow } from '../i18n/zoned-time.ts'
import type { MainListing } from '../lists/load-main-list.ts'
import type { MarkdownTree } from '../markdown/nodes.ts'
import type { WithFallback } from '../operations/with-fallback.ts'
import type { PageContext } from '../page-context/page-context.ts'
import type { ListChoice } from '../request/address/choices/list-choice.ts'
import type { Party } from '../request/address/choices/party.ts'

/** Data that is loaded for a block before rendering, by block type. Types that are not listed need none. */
export interface BlockDataByType {
  productList: MainListing
  /** `isGone`: the catalogue does not have it; `undefined` while it is unavailable. */
  experience: ProductCard | { readonly isGone: true } | undefined
  itinerary: Itinerary | undefined
  /** Of the block's tour group. */
  map: Pick<Product, 'beginning' | 'startLocation' | 'endLocation'> | undefined
  reviews: ReviewsData
  /** Pages in the visit's language; untranslated ones are dropped. */
  relatedPages: { readonly pages: readonly PageCard[] }
  /** Those that the catalogue knows. */
  ticketMatrix: { readonly products: readonly ProductCard[] }
  planOfDays: PlannedProducts
}

/** Reviews and ratings from the catalogue; all optional. */
interface ReviewsData {
  /** Name of the tour group; absent when the catalogue is unavailable. */
  readonly tourGroupName: string | undefined
  readonly rating: Rating | undefined
  /** How many gave one star to five, in this order. */
  readonly split: readonly number[] | undefined
  readonly reviews: readonly Review[]
  /** There may be others than those. */
  readonly hasMore?: boolean
}

interface PlannedProducts {
  /** Those that the catalogue knows. */
  readonly products: readonly ProductCard[]
  /** False while the catalogue is unavailable. */
  readonly isAvailable: boolean
  /** Of those without tickets in the next days. */
  readonly gone: readonly (SoldOutPeriod & { readonly tgid: number })[]
}

export type BlockDataOf<T extends BlockType> = T extends keyof BlockDataByType ? BlockDataByType[T] : undefined

export interface BlockProps<T extends BlockType> {
  readonly block: BlockOfType<T>
  readonly data: BlockDataOf<T>
  readonly page: PageContext
}

/** The registration of a block type; its files are in the folder with the type's name. */
export interface BlockEntry<T extends BlockType> {
  readonly View: (props: BlockProps<T>) => ReactNode
  readonly toMarkdown: BlockMarkdownRenderer<T>
  readonly fixtures: BlockFixturesOf<T>
  /** Required for types listed in `BlockDataByType`. */
  readonly load?: BlockLoader<T>
}

/** The block as a Markdown tree with the same texts; empty when the view shows nothing. */
export type BlockMarkdownRenderer<T extends BlockType> = (props: BlockProps<T>) => MarkdownTree

/** Named examples of a block type, as data, for tests and the gallery. */
export type BlockFixturesOf<T extends BlockType> = Readonly<
  Record<string, { readonly block: BlockOfType<T>; readonly data: BlockDataOf<T> }>
>

/** Loads the block's data from the catalogue or the published pages. */
export type BlockLoader<T extends BlockType> = (block: BlockOfType<T>, sources: BlockSources) => Promise<BlockDataOf<T>>

export interface BlockSources {
  readonly catalogue: Catalogue
  /** The known days of whole lists, without a call. */
  readonly availability: AvailabilityIndex
  readonly context: CatalogueContext
  readonly settle: WithFallback
  /** Current moment in the site's time zone. */
  readonly moment: ZonedNow
  /** The block that is the page's own list, with selection and party from the address. */
  readonly ownList?:
    | { readonly id: string; readonly choice: ListChoice; readonly party?: Party | undefined }
    | undefined
  /** Loads tour groups by id, batched over all blocks of the page. */
  readonly loadTourGroups: LoadTourGroups
  /** Cards of the referenced pages, in the visit's language. */
  readonly pageCards: (references: readonly PageReference[]) => readonly PageCard[]
}

/** A block with its data, ready to render. */
export type LoadedBlockOf<T extends BlockType> = {
  [K in T]: { readonly block: BlockOfType<K>; readonly data: BlockDataOf<K> }
}[T]
export type LoadedBlock = LoadedBlockOf<BlockType>
