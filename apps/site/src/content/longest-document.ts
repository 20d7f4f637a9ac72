/** Characters of a published document; the longest page that an editor can save has a tenth of it. */
export const LONGEST_DOCUMENT = 5_000_000
