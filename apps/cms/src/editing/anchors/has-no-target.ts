/** The id of a block's heading, which is a valid target as well. */
const HEADING = /-heading$/

/** Whether no block of the page has the id: the page can be published, but the link has no target. */
export function hasNoTarget(target: string, blocks: readonly { readonly id: string }[]): boolean {
  const wanted = target.replace(HEADING, '')
  return wanted !== '' && !blocks.some(({ id }) => id === wanted)
}
