import type { CityTaxonomy, NamedId } from '../../product.ts'
import { tourGroupListSchema, tourGroupTaxonomySchema } from '../response-schemas.ts'

/**
 * The collections of a list of tour groups, and their categories with sub-categories. A tour group counts once, however
 * often it is listed. If two tour groups name one collection differently, the first name is used.
 *
 * @returns `undefined` when the answer is not a list
 */
export function parseCityTaxonomy(value: unknown): CityTaxonomy | undefined {
  const page = tourGroupListSchema.safeParse(value)
  if (!page.success) return undefined
  return buildCityTaxonomy(
    page.data.pageData.items.flatMap((item) => tourGroupTaxonomySchema.safeParse(item).data ?? []),
  )
}

/** A tour group with the names of what it belongs to. */
interface Placed {
  readonly id: number
  readonly primaryCollection?: NamedId | null | undefined
  readonly primaryCategory?: NamedId | null | undefined
  readonly primarySubCategory?: NamedId | null | undefined
}

/** The offer that these tour groups make, as `parseCityTaxonomy` does. */
export function buildCityTaxonomy(places: readonly Placed[]): CityTaxonomy {
  const counted = new Set<number>()
  const collections = new Tally()
  const categories = new Tally()
  const subCategories = new Map<number, Tally>()
  for (const place of places) {
    if (counted.has(place.id)) continue
    counted.add(place.id)
    const { primaryCollection, primaryCategory, primarySubCategory } = place
    if (primaryCollection) collections.add(primaryCollection)
    if (!primaryCategory) continue
    categories.add(primaryCategory)
    const below = subCategories.get(primaryCategory.id) ?? new Tally()
    if (primarySubCategory) below.add(primarySubCategory)
    subCategories.set(primaryCategory.id, below)
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
    const entry = this.#counts.get(id) ?? { named: { id, displayName }, count: 0 }
    entry.count += 1
    this.#counts.set(id, entry)
  }

  /** Most frequent first; ties in order of first occurrence. */
  mostFirst(): NamedId[] {
    return [...this.#counts.values()].toSorted((one, other) => other.count - one.count).map(({ named }) => named)
  }
}
