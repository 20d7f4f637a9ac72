import type { PriceEntity, ShortcodeName } from '@passepartout/content-model/shortcodes/shortcode-definitions'
import type { EntryKind } from '../../content/catalogue-picker/picker-entry.ts'
import type { ShortcodeValues } from './write-shortcode.ts'

const KINDS: Readonly<Record<PriceEntity, EntryKind>> = {
  Tgid: 'product',
  Collection: 'collection',
  Category: 'category',
  SubCategory: 'subCategory',
}

/** The kind of catalogue entry whose id an attribute holds; `undefined` for other attributes. */
export function entryKindOfAttribute(name: ShortcodeName, key: string, values: ShortcodeValues): EntryKind | undefined {
  if (name === 'experience' && key === 'tgid') return 'product'
  if (name !== 'price') return undefined
  if (key === 'city') return 'city'
  return key === 'entityId' ? Object.entries(KINDS).find(([entity]) => entity === values.entity)?.[1] : undefined
}
