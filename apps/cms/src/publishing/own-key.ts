import type { ContentReader } from './content-reader.ts'
import type { Outcome } from './outcomes.ts'
import type { PageKey } from './published-store.ts'

/** The place of a page in the published store, unless another page has taken that address since. */
export async function ownKeyOf(
  id: number,
  previous: Outcome | undefined,
  content: Pick<ContentReader, 'findPublishedPage'>,
): Promise<PageKey | undefined> {
  if (!previous?.key) return undefined
  const owner = await content.findPublishedPage(previous.key)
  return owner === undefined || owner === id ? previous.key : undefined
}
