import type { PageDocument } from '@passepartout/content-model/page'
import type { Catalogue, CatalogueContext } from '../../catalogue/catalogue.ts'
import type { Attraction, Collection } from '../../catalogue/product.ts'

/** Facts about a list as a whole; unknown ones are absent. */
export interface ListFacts extends Pick<Collection, 'subtext' | 'experienceCount' | 'rating' | 'startingPrice'> {
  /** The list's point of interest. */
  readonly attraction?: Attraction | undefined
}

/**
 * What the catalogue says of all that a page lists: of a collection its rating, number and lowest price, of a category or
 * sub-category its lowest price, of a landmark's collection where that is (specification, section 7 and section 9, "Price sources by entity").
 */
export async function loadListFacts(
  { pageType, categorisation: { collectionId, categoryId, subCategoryId, city } }: PageDocument,
  catalogue: Pick<Catalogue, 'attraction' | 'collection' | 'lowestPrice'>,
  context: CatalogueContext,
): Promise<ListFacts | undefined> {
  if (pageType === 'collectionPage' && collectionId) {
    const collection = await catalogue.collection(collectionId, context)
    const id = collection?.attractionId
    const attraction = id === undefined ? undefined : await catalogue.attraction(id, context)
    return collection && { ...collection, attraction }
  }
  const [kind, id] =
    pageType === 'categoryPage'
      ? (['category', categoryId] as const)
      : (['subCategory', pageType === 'subCategoryPage' ? subCategoryId : undefined] as const)
  if (!id) return undefined
  const startingPrice = await catalogue.lowestPrice(kind, id, city, context)
  return startingPrice && { subtext: '', experienceCount: 0, startingPrice }
}
