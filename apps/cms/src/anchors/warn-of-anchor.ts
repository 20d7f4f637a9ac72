/** Of a block its heading can be led to as well. */
const HEADING = /-heading$/

/** The warning for an id that no block of the page has; publishing goes on, and the link leads nowhere. */
export function warnOfAnchor(target: string, blocks: readonly { readonly id: string }[]): string | undefined {
  const wanted = target.replace(HEADING, '')
  if (wanted === '' || blocks.some(({ id }) => id === wanted)) return undefined
  return 'No block of this page has this id: the link leads nowhere. The page can be published all the same.'
}
