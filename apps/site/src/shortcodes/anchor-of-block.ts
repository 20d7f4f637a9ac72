/** The fragment of a block on its page; invalid characters in an author's text are encoded. */
export function anchorOfBlock(blockId: string): string {
  return `#${encodeURIComponent(blockId.toWellFormed())}`
}
