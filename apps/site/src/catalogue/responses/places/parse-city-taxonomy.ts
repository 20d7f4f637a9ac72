import type { z } from 'zod'
import type { CityTaxonomy, NamedId } from '../../product.ts'
import { tourGroupListSchema, tourGroupTaxonomySchema } from '../response-schemas.ts'

/**
 * The collections of a list of tour groups, and their categories with sub-categories. A tour group counts once, however
 * often it is listed. If two tour groups name one collection differently, the first name is used.
 *
 * @returns `undefined` when the answer is not a list
 */
export function parseCityTaxonomy(value: unknown): CityTaxonomy | undefined {
  const items = tourGroupListSchema.safeParse(value).data?.pageData.items
  return items && buildCityTaxonomy(items.flatMap((item) => tourGroupTaxonomySchema.safeParse(item).data ?? []))
}

/** The offer that these tour groups make, as `parseCityTaxonomy` does. */
export function buildCityTaxonomy(places: readonly z.infer<typeof tourGroupTaxonomySchema>[]): CityTaxonomy {
  const counted = new Set<number>()
  const collections = new Tally()
  const categories = new Tally()
  const subCategories = new Map<number, Tally>()
  for (const { id, primaryCollection, primaryCategory, primarySubCategory } of places) {
    if (counted.has(id)) continue
    counted.add(id)
    if (primaryCollection) collections.add(primaryCollection)
    if (!primaryCategory) continue
    categories.add(primaryCategory)
    const below = subCategories.getOrInsertComputed(primaryCategory.id, () => new Tally())
    if (primarySubCategory) below.add(primarySubCategory)
  }
  return {
    collections: collections.mostFirst(),
    categories: categories
      .mostFirst()
      .map((category) => ({ ...category, subCategories: subCategories.get(category.id)?.mostFirst() ?? [] })),
  }
}

/** Counts occurrences by id and remembers the name. */
class Tally {
  readonly #counts = new Map<number, { readonly named: NamedId; count: number }>()

  add({ id, displayName }: NamedId): void {
    this.#counts.getOrInsert(id, { named: { id, displayName }, count: 0 }).count += 1
  }

  /** Most frequent first; ties in order of first occurrence. */
  mostFirst(): NamedId[] {
    return [...this.#counts.values()].toSorted((one, other) => other.count - one.count).map(({ named }) => named)
  }
}
