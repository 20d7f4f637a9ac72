import { type Edge, TAG_HEADERS } from './edge.ts'

/** Tags of one request, on every plan. */
const MAX_TAGS = 100

/** Cloudflare, which purges by `Cache-Tag`: `POST /zones/<zone>/purge_cache`. */
export function createCloudflareEdge({ zone, token }: { readonly zone: string; readonly token: string }): Edge {
  return {
    name: 'cloudflare',
    tagHeader: TAG_HEADERS.cacheTag,
    mostTargets: MAX_TAGS,
    targetsOf: (tag) => [tag],
    buildRequest: ({ targets }) => ({
      url: `https://api.cloudflare.com/client/v4/zones/${encodeURIComponent(zone)}/purge_cache`,
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: targets }),
    }),
  }
}
