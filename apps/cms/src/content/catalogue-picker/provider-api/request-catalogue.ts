import { readLimitedBody } from '../../../infrastructure/read-limited-body.ts'
import type { Settings } from '../../../infrastructure/settings.ts'

export type CatalogueSettings = NonNullable<Settings['catalogue']>

/** `absent`: it does not exist. `late` and `broken`: whether it exists is unknown. */
export type CatalogueAnswer =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly reason: 'absent' | 'late' | 'broken' }

/** Maximum bytes of an answer; a longer one is refused. */
const MAX_BYTES = 20_000_000

/**
 * Calls the provider's API (specification, section 7), with its address, key, timeout and size limit, without parsing the
 * answer.
 *
 * @param path ends in a slash
 * @param parameters a list is sent as a repeated parameter
 */
export async function requestCatalogue(
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
      const bytes = await readLimitedBody(response, MAX_BYTES)
      return bytes ? { ok: true, value: JSON.parse(bytes.toString()) } : { ok: false, reason: 'broken' }
    }
    await response.body?.cancel()
    return { ok: false, reason: response.status === 404 ? 'absent' : 'broken' }
  } catch {
    return { ok: false, reason: signal.aborted ? 'late' : 'broken' }
  }
}
