/**
 * Reads a whole body. Bytes are counted after decompression, against decompression bombs.
 *
 * @param most maximum number of bytes
 * @returns `undefined` above the maximum; the rest is not read, and the connection is closed
 */
export async function readLimitedBody(
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
