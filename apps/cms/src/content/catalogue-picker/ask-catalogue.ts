import { readBytes } from '../../server/read-bytes.ts'
import type { Settings } from '../../server/settings.ts'

export type CatalogueSettings = NonNullable<Settings['catalogue']>

/** `absent`: there is no such thing. `late` and `broken`: nobody knows. */
export type CatalogueAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: 'absent' | 'late' | 'broken' }

/** Bytes of one answer. A longer one is refused. */
const LONGEST_ANSWER = 20_000_000

/**
 * One question to the provider's API (specification, section 7). Knows its address, key, patience and the most that it reads,
 * and nothing of the shapes of answers.
 *
 * @param path ends in a slash
 * @param parameters a list is sent as the same parameter several times
 */
export async function askCatalogue(
  path: string,
  parameters: Readonly<Record<string, string | readonly string[]>>,
  { apiKey, timeout, url }: CatalogueSettings,
): Promise<CatalogueAnswer> {
  const signal = AbortSignal.timeout(timeout)
  const address = new URL(url.replace(/\/$/, '') + path)
  for (const [name, values] of Object.entries(parameters))
    for (const value of [values].flat()) address.searchParams.append(name, value)
  try {
    const response = await fetch(address, {
      headers: { accept: 'application/json', ...(apiKey ? { 'api-key': apiKey } : {}) },
      redirect: 'error',
      cache: 'no-store',
      signal,
    })
    if (response.ok) {
      const bytes = await readBytes(response, LONGEST_ANSWER)
      return bytes ? { ok: true, value: JSON.parse(bytes.toString()) } : { ok: false, reason: 'broken' }
    }
    await response.body?.cancel()
    return { ok: false, reason: response.status === 404 ? 'absent' : 'broken' }
  } catch {
    return { ok: false, reason: signal.aborted ? 'late' : 'broken' }
  }
}
