import { fetchBlob } from '../dom/fetch-blob.browser.ts'

/** Bytes: more than any picture of a page has. */
export const MAX_IMAGE_BYTES = 5 * 1_048_576

/**
 * A picture as a blob, for what an `<img>` cannot do with it (specification, section 7, "Other calls").
 *
 * @param address absolute
 * @param origins whose pictures are taken: the image host's
 * @returns null when the picture cannot be had, is too big or is none, whatever the reason: never rejects (section 8)
 */
export function fetchImage(address: string, origins: ReadonlySet<string>): Promise<Blob | null> {
  return fetchBlob(address, { origins, maxBytes: MAX_IMAGE_BYTES, accepts: (type) => type.startsWith('image/') })
}
