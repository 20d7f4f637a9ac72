import type { Settings } from '../../server/settings.ts'

export type CatalogueSettings = NonNullable<Settings['catalogue']>

/** `absent`: there is no such thing. `late` and `broken`: nobody knows. */
export type CatalogueAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: 'absent' | 'late' | 'broken' }

/** Bytes of one answer; nothing is read beyond. */
const LONGEST_ANSWER = 20_000_000

/**
 * One question to the provider's API (specification, section 7). Knows its address, key, patience and the most that it reads,
 * and nothing of the shapes of answers.
 *
 * @param path ends in a slash
 */
export async function askCatalogue(
  path: string,
  parameters: Readonly<Record<string, string>>,
  { apiKey, timeout, url }: CatalogueSettings,
): Promise<CatalogueAnswer> {
  const signal = AbortSignal.timeout(timeout)
  const address = new URL(url.replace(/\/$/, '') + path)
  for (const [name, value] of Object.entries(parameters)) address.searchParams.set(name, value)
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json', ...(apiKey ? { 'api-key': apiKey } : {}) },
      redirect: 'error',
      cache: 'no-store',
      signal,
    })
    if (response.ok) return { ok: true, value: JSON.parse((await readBytes(response, LONGEST_ANSWER)).toString()) }
    await response.body?.cancel()
    return { ok: false, reason: response.status === 404 ? 'absent' : 'broken' }
  } catch {
    return { ok: false, reason: signal.aborted ? 'late' : 'broken' }
  }
}

/**
 * An answer's body, counted as it comes out of its packing, so that a small one cannot grow without end.
 *
 * @throws RangeError where there is more than may be read
 */
export async function readBytes({ body }: Response, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of body ?? []) {
    length += chunk.byteLength
    // Leaving the loop closes the connection.
    if (length > most) throw new RangeError(`An answer has more than ${most} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}
