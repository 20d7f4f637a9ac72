import type { Settings } from './settings.ts'

const TIMEOUT_MS = 5000

/**
 * Asks the site's internal port.
 *
 * @param site `undefined` when there is no site
 * @param path relative to that of purges, such as `search-misses`
 * @param body sent as JSON, by POST
 * @returns `undefined` when it did not answer, or refused
 */
export async function askSite(
  site: Settings['siteInternalPort'],
  path: string,
  body?: object,
): Promise<Response | undefined> {
  if (!site) return undefined
  const answer = await fetch(new URL(path, site.url), {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${site.token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
    // A redirect must not carry the token to another host.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  }).catch(() => undefined)
  return answer?.ok ? answer : undefined
}
