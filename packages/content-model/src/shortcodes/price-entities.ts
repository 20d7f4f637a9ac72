/** Specification, section 9, "Price sources by entity". */
export const PRICE_ENTITIES = ['Collection', 'Category', 'SubCategory', 'Tgid'] as const
export type PriceEntity = (typeof PRICE_ENTITIES)[number]
