/** Of a block its heading can be led to as well. */
const HEADING = /-heading$/

/** Whether no block of the page has the id: publishing goes on, and the link leads nowhere. */
export function leadsNowhere(target: string, blocks: readonly { readonly id: string }[]): boolean {
  const wanted = target.replace(HEADING, '')
  return wanted !== '' && !blocks.some(({ id }) => id === wanted)
}
