import { atom } from 'nanostores'

/** Specification, section 3: whether the bar of sub-categories sticks to the header. The bar itself says so. */
export const isSubCategoryBarSticky = atom(false)
