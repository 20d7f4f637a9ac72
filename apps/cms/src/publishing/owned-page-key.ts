import type { ContentReader } from './content-reader.ts'
import type { PublicationOutcome } from './publication-outcome-store.ts'
import type { PageKey } from './published-store.ts'

/** The place of a page in the published store, unless another page has taken that address since. */
export async function findOwnedPageKey(
  id: number,
  previous: PublicationOutcome | undefined,
  content: Pick<ContentReader, 'findPublishedPage'>,
): Promise<PageKey | undefined> {
  if (!previous?.key) return undefined
  const owner = await content.findPublishedPage(previous.key)
  return owner === undefined || owner === id ? previous.key : undefined
}
