import { atom } from 'nanostores'

/** Specification, section 3: whether the sub-category bar sticks to the header. Set by the bar. */
export const isSubCategoryBarSticky = atom(false)
