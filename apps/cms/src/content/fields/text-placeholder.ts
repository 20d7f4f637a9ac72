/** A placeholder for text that is still to be written, the same in every language of the admin. */
export const MISSING_TEXT = '…'
