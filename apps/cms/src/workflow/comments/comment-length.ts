/** Characters that a comment has at most. */
export const MAX_COMMENT_LENGTH = 2000
