/**
 * A body as a whole, counted as it comes out of its packing, so that a small one cannot grow without end.
 *
 * @param most bytes that may be read
 * @returns `undefined` where there are more; then the rest is not read, and the connection is closed
 */
export async function readBytes(
  { body }: Pick<Request | Response, 'body'>,
  most: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > most) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
