interface BlobLimits {
  /** Whose answers are taken, also at the end of redirects. */
  readonly origins: ReadonlySet<string>
  readonly maxBytes: number
  /** @param type the essence of the answer's type, such as `image/png` */
  readonly accepts: (type: string) => boolean
}

/** Milliseconds until a fetch is given up. */
const TIMEOUT = 60_000

/**
 * What stands at an address, read as a blob.
 *
 * @param address absolute; another host must allow the request (CORS), and the page's policy that host (`connect-src`)
 * @returns null when it cannot be had within the limits, whatever the reason: never rejects
 */
export async function fetchBlob(address: string, { origins, maxBytes, accepts }: BlobLimits): Promise<Blob | null> {
  if (!origins.has(originOf(address))) return null
  const given = new AbortController()
  const timer = setTimeout(() => given.abort(), TIMEOUT)
  try {
    const response = await fetch(address, { signal: given.signal })
    const type = response.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? ''
    const announced = Number(response.headers.get('content-length') ?? 0)
    const isWanted = response.ok && origins.has(originOf(response.url)) && accepts(type) && announced <= maxBytes
    const chunks = isWanted && response.body ? await readUpTo(response.body, maxBytes) : null
    return chunks && new Blob(chunks, { type })
  } catch {
    return null
  } finally {
    clearTimeout(timer)
    // Ends what is still on its way.
    given.abort()
  }
}

function originOf(address: string): string {
  return URL.parse(address)?.origin ?? ''
}

async function readUpTo(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  maxBytes: number,
): Promise<Uint8Array<ArrayBuffer>[] | null> {
  const chunks: Uint8Array<ArrayBuffer>[] = []
  const reader = body.getReader()
  let bytes = 0
  for (let { done, value } = await reader.read(); !done && value; { done, value } = await reader.read()) {
    bytes += value.byteLength
    if (bytes > maxBytes) return null
    chunks.push(value)
  }
  return chunks
}
