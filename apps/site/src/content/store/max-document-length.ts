/** Maximum characters of a published document; the longest page that an editor can save has a tenth. */
export const MAX_DOCUMENT_LENGTH = 5_000_000
