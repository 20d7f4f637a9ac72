import type { ProductListSource } from '@passepartout/content-model/product-source'
import { z } from 'zod'
import type { TourGroupListKey } from '../../product.ts'
import { parseAndReportDrops, type ReportDrop } from '../../responses/dropped-fields.ts'
import {
  acceptNumericText,
  lenientList,
  lenientOptional,
  nonEmptySingleLineSchema,
  singleLineOrEmpty,
  timeZoneSchema,
} from '../../responses/response-schemas.ts'
import {
  amountByCurrencySchema,
  type ClassifiedProduct,
  type NamesByLanguage,
  stringIdSchema,
} from './neutral-product-schema.ts'
import { toNumericId } from './to-numeric-id.ts'

/** What a source has, in the neutral form; nothing of it has been checked. */
export interface RawCatalogue {
  readonly products: readonly unknown[]
  readonly cities?: readonly unknown[]
  readonly collections?: readonly unknown[]
  readonly categories?: readonly unknown[]
}

interface SnapshotSettings {
  readonly report?: ReportDrop | undefined
  /** ISO date of the next day with tickets of a product, where the source knows it. */
  readonly nextDateOf?: (id: string) => string | undefined
}

const translationsSchema = z
  .record(
    z.string(),
    lenientOptional(z.object({ name: singleLineOrEmpty, heading: singleLineOrEmpty, subtext: singleLineOrEmpty })),
  )
  .catch({})
const labels = lenientList(z.string())

const citySchema = z.object({
  code: z.string().trim().min(1),
  name: nonEmptySingleLineSchema,
  translations: translationsSchema,
  timeZone: lenientOptional(timeZoneSchema),
  /** Other names under which products have it. */
  localities: labels,
})

const shelfSchema = z.object({
  id: acceptNumericText(z.int().positive()),
  name: nonEmptySingleLineSchema,
  translations: translationsSchema,
  /** Products by id, in the order of the list. */
  products: lenientList(stringIdSchema),
  /** Products with one of these labels belong to it too. */
  labels,
})
export const bulkCollectionSchema = shelfSchema.extend({ heading: singleLineOrEmpty, subtext: singleLineOrEmpty })
/** A sub-category names its category. */
const categorySchema = shelfSchema.extend({ category: lenientOptional(acceptNumericText(z.int().positive())) })

/** What of a product decides where it belongs. */
export const classificationFieldsSchema = z.object({
  id: stringIdSchema,
  name: nonEmptySingleLineSchema,
  tgid: lenientOptional(acceptNumericText(z.int().positive())),
  city: lenientOptional(z.string().trim().min(1)),
  collections: lenientList(acceptNumericText(z.int())),
  category: lenientOptional(acceptNumericText(z.int())),
  subCategory: lenientOptional(acceptNumericText(z.int())),
  labels,
  prices: amountByCurrencySchema,
})
type Placed = z.infer<typeof classificationFieldsSchema>
type City = z.infer<typeof citySchema>
type ProductGroup = z.infer<typeof bulkCollectionSchema> | z.infer<typeof categorySchema>
type BulkCollection = z.infer<typeof bulkCollectionSchema>

interface Held {
  readonly entry: ClassifiedProduct
  readonly cityName: string
  readonly collections: readonly number[]
  readonly prices: Placed['prices']
}

/**
 * All products of a source that answers no lists itself, and the lists that follow: by the installation's own cities,
 * collections and categories. Each list is in the order of the source, a collection first in its own order.
 */
export class CatalogueSnapshot {
  readonly cities: readonly { readonly code: string; readonly names: NamesByLanguage }[]
  readonly #held = new Map<number, Held>()
  readonly #collections: ReadonlyMap<number, BulkCollection>
  readonly #kinds: readonly z.infer<typeof categorySchema>[]

  constructor(
    { products, cities = [], collections = [], categories = [] }: RawCatalogue,
    settings: SnapshotSettings = {},
  ) {
    const { report, nextDateOf } = settings
    const readAll = <T extends z.ZodType>(schema: T, rows: readonly unknown[]) =>
      rows.flatMap((row) => parseAndReportDrops(schema, row, report) ?? [])
    const parsed = readAll(bulkCollectionSchema, collections)
    const kinds = readAll(categorySchema, categories)
    const towns = new Towns(readAll(citySchema, cities))
    this.#collections = new Map(parsed.map((one) => [one.id, one]))
    this.#kinds = kinds
    const onCollections = new Membership(parsed)
    const onCategories = new Membership(kinds.filter(({ category }) => !category))
    const onSubCategories = new Membership(kinds.filter(({ category }) => category))
    for (const item of products) {
      const placed = parseAndReportDrops(classificationFieldsSchema, item, undefined)
      if (!placed) {
        // Other fields are reported when they are shown.
        parseAndReportDrops(classificationFieldsSchema, item, report)
        continue
      }
      const tgid = placed.tgid ?? toNumericId(placed.id)
      if (this.#held.has(tgid)) {
        report?.({ field: 'id', reason: 'item refused' })
        continue
      }
      const town = placed.city ? towns.find(placed.city) : undefined
      const own = onCollections.of(placed, placed.collections)
      const [subCategory] = onSubCategories.of(placed, placed.subCategory ? [placed.subCategory] : [])
      const parent = subCategory && 'category' in subCategory ? subCategory.category : undefined
      const category = kinds.find(({ id }) => id === (placed.category ?? parent)) ?? onCategories.of(placed, [])[0]
      this.#held.set(tgid, {
        entry: {
          item,
          placement: {
            tgid,
            city: town && { code: town.code, names: namesOf(town) },
            timeZone: town?.timeZone,
            collection: named(own[0]),
            category: named(category),
            subCategory: named(subCategory),
            nextDate: nextDateOf?.(placed.id),
          },
        },
        cityName: town?.name ?? '',
        collections: own.map(({ id }) => id),
        prices: placed.prices,
      })
    }
    this.cities = [...towns.used].map((town) => ({ code: town.code, names: namesOf(town) }))
  }

  find(tgid: number): ClassifiedProduct | undefined {
    return this.#held.get(tgid)?.entry
  }

  /** @param city its English name; `undefined` means all */
  list(source: ProductListSource, city?: string): readonly ClassifiedProduct[] {
    if (source.kind === 'tgids') return source.ids.flatMap((id) => this.find(id) ?? [])
    return this.listBy(source, city)
  }

  listBy(asked: Pick<TourGroupListKey, 'kind' | 'id'>, city?: string): readonly ClassifiedProduct[] {
    return this.#of(asked, city).map(({ entry }) => entry)
  }

  /** Others of the same sub-category or collection, in the same city. */
  similarTo(tgid: number): readonly ClassifiedProduct[] {
    const one = this.#held.get(tgid)
    if (!one) return []
    const { subCategory } = one.entry.placement
    return [...this.#held.values()].flatMap(({ entry, cityName, collections }) => {
      const isOfKind = subCategory ? entry.placement.subCategory?.id === subCategory.id : false
      const isNear = cityName === one.cityName && entry !== one.entry
      return isNear && (isOfKind || collections.some((id) => one.collections.includes(id))) ? [entry] : []
    })
  }

  /** With the number of its products. */
  collection(id: number): { readonly collection: BulkCollection; readonly count: number } | undefined {
    const collection = this.#collections.get(id)
    return collection && { collection, count: this.#of({ kind: 'collection', id }).length }
  }

  /** All categories with their sub-categories, whether they have products or not. */
  categories() {
    const subCategoriesOf = (id: number) => this.#kinds.filter(({ category }) => category === id)
    const describe = ({ id, name }: ProductGroup) => ({ id, name })
    return this.#kinds
      .filter(({ category }) => !category)
      .map((one) => ({ ...describe(one), subCategories: subCategoriesOf(one.id).map(describe) }))
  }

  /** The lowest price of a list by currency; zero is no price. */
  lowest(asked: Pick<TourGroupListKey, 'kind' | 'id'>, city?: string): Record<string, number> {
    const lowest: Record<string, number> = {}
    for (const { prices } of this.#of(asked, city)) {
      for (const [currency, amount] of Object.entries(prices)) {
        if (amount && amount > 0) lowest[currency] = Math.min(amount, lowest[currency] ?? amount)
      }
    }
    return lowest
  }

  #of({ kind, id }: Pick<TourGroupListKey, 'kind' | 'id'>, city?: string): readonly Held[] {
    const all = [...this.#held.values()].filter(({ cityName }) => city === undefined || isSame(cityName, city))
    if (kind === 'city') return all.filter(({ cityName }) => isSame(cityName, String(id)))
    if (kind !== 'collection') return all.filter(({ entry }) => entry.placement[kind]?.id === Number(id))
    const order = new Map((this.#collections.get(Number(id))?.products ?? []).map((product, place) => [product, place]))
    const placeOf = ({ entry }: Held) => order.get(classificationFieldsSchema.parse(entry.item).id) ?? order.size
    const own = all.filter(({ collections }) => collections.includes(Number(id)))
    return order.size === 0 ? own : own.toSorted((one, other) => placeOf(one) - placeOf(other))
  }
}

/** Which collections, or categories, a product belongs to. */
class Membership<T extends ProductGroup> {
  readonly #groups: readonly T[]
  readonly #byProduct = new Map<string, T[]>()

  constructor(groups: readonly T[]) {
    this.#groups = groups
    for (const group of groups) for (const id of group.products) this.#byProduct.getOrInsert(id, []).push(group)
  }

  /** @param ids that the product names itself; they come first */
  of({ id, labels }: Placed, ids: readonly (number | null)[]): readonly T[] {
    const named = this.#groups.filter((group) => ids.includes(group.id))
    const labelled = this.#groups.filter((group) => group.labels.some((label) => labels.includes(label)))
    return [...new Set([...named, ...(this.#byProduct.get(id) ?? []), ...labelled])]
  }
}

/** Cities by code, name and other names. One that is listed nowhere has the name that products give it. */
class Towns {
  readonly #byName = new Map<string, City>()
  readonly used = new Set<City>()

  constructor(cities: readonly City[]) {
    for (const city of cities) {
      for (const name of [city.code, city.name, ...city.localities]) this.#byName.set(name.toLowerCase(), city)
    }
  }

  find(name: string): City {
    const unlisted = () => ({ code: codeOf(name), name, translations: {}, timeZone: undefined, localities: [] })
    const town = this.#byName.getOrInsertComputed(name.toLowerCase(), unlisted)
    this.used.add(town)
    return town
  }
}

/** "São Paulo" is `SAO_PAULO`. */
function codeOf(name: string): string {
  const plain = name.normalize('NFD').replaceAll(/[\p{M}\p{Lm}]/gu, '')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).join('_').toUpperCase()
}

function namesOf({ name, translations }: Pick<City, 'name' | 'translations'>): NamesByLanguage {
  const own = Object.entries(translations).flatMap(([lang, texts]) => (texts?.name ? [[lang, texts.name]] : []))
  return { '': name, ...Object.fromEntries(own) }
}

function named(group: ProductGroup | undefined) {
  return group && { id: group.id, names: namesOf(group) }
}

/** A city's name, as it is compared. */
function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}
