import type { LanguageCode } from '@passepartout/content-model/locales'
import type { ProductCard } from '../catalogue/product.ts'
import type { SearchEntry } from './search-index.ts'

/** The indexed fields of a tour group. */
export type TourGroupWords = Pick<ProductCard, 'tgid' | 'name' | 'summary' | 'cityName'> &
  Partial<
    Pick<ProductCard, 'cityCode' | 'slug' | 'rating' | 'primaryCollection' | 'primaryCategory' | 'primarySubCategory'>
  >

/** Power of ten at which the number of ratings no longer adds weight. */
const MOST_RATINGS = 5
const MOST_WEIGHT = 0.9

/**
 * Index entries of a tour group, one per language of the catalogue. Names of its collection in all languages are
 * indexed in each: колизей and coliseo find the Colosseum.
 */
export function entriesOfTourGroup(versions: ReadonlyMap<LanguageCode, TourGroupWords>): readonly SearchEntry[] {
  const places = new Set([...versions.values()].flatMap(placesOf))
  return [...versions].flatMap(([lang, words]) => {
    const { tgid, name, summary, cityCode, slug, primaryCategory, primarySubCategory } = words
    if (cityCode === undefined || slug === undefined) return []
    const kinds = [primaryCategory?.displayName, primarySubCategory?.displayName]
    const names = [...placesOf(words), ...kinds.filter((kind) => kind !== undefined), ...places]
    const target = { kind: 'tourGroup', tgid, cityCode, slug } as const
    return [
      { lang, group: 'products', target, title: name, names: names.join(' '), text: summary, weight: weightOf(words) },
    ]
  })
}

function placesOf({ cityName, primaryCollection }: TourGroupWords): string[] {
  return [cityName, ...(primaryCollection ? [primaryCollection.displayName] : [])]
}

function weightOf({ rating }: TourGroupWords): number {
  return MOST_WEIGHT * Math.min(1, Math.log10(1 + (rating?.count ?? 0)) / MOST_RATINGS)
}
