import { type Edge, TAG_HEADERS } from './edge.ts'

/** Keys of one request. */
const MAX_KEYS = 256

/** Fastly, which purges by `Surrogate-Key`: `POST /service/<service>/purge`. */
export function createFastlyEdge({ service, token }: { readonly service: string; readonly token: string }): Edge {
  return {
    name: 'fastly',
    tagHeader: TAG_HEADERS.surrogateKey,
    mostTargets: MAX_KEYS,
    targetsOf: (tag) => [tag],
    buildRequest: ({ targets }) => ({
      url: `https://api.fastly.com/service/${encodeURIComponent(service)}/purge`,
      method: 'POST',
      headers: { accept: 'application/json', 'fastly-key': token, 'content-type': 'application/json' },
      body: JSON.stringify({ surrogate_keys: targets }),
    }),
  }
}
