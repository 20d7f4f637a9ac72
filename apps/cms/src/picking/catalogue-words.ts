import type { Entry, EntryKind } from './entry.ts'

/** What things of the catalogue are called in forms. */
export const KIND_NAMES: Readonly<Record<EntryKind, { readonly one: string; readonly many: string }>> = {
  product: { one: 'product', many: 'products' },
  collection: { one: 'collection', many: 'collections' },
  category: { one: 'category', many: 'categories' },
  subCategory: { one: 'sub-category', many: 'sub-categories' },
  city: { one: 'city', many: 'cities' },
}

/** What stands below a name: where it is, what it costs, and what the form keeps of it. */
export function describeEntry({ id, kind, place, price }: Entry, language: string): string {
  const cost =
    price === null
      ? kind === 'product' && 'no price now'
      : `from ${new Intl.NumberFormat(language, { style: 'currency', currency: price.currency }).format(price.amount)}`
  return [place, cost, kind === 'city' ? id : `no. ${id}`].filter(Boolean).join(' · ')
}

/** The warning for ids that the catalogue does not have. */
export function describeGone(ids: readonly string[], kind: EntryKind): string {
  const { many, one } = KIND_NAMES[kind]
  const list = ids.join(', ')
  return `The catalogue has no ${ids.length === 1 ? one : many} ${list}: visitors see nothing of ${
    ids.length === 1 ? 'it' : 'them'
  }. The page can be published all the same.`
}

export const DOWN =
  'The catalogue does not answer, so what this stands for cannot be shown. The page can be published all the same.'
