/** The address of a block on its own page; what is no character in an author's text does no harm in it. */
export function anchorOf(blockId: string): string {
  return `#${encodeURIComponent(blockId.toWellFormed())}`
}
