/** Stands for what somebody has still to write, in every language of the admin. */
export const MISSING = '…'
