/** Maximum characters of one text, more than anybody reads on one page. */
export const MAX_CHARACTERS = 60_000
