import { type Edge, TAG_HEADERS } from './edge.ts'

const MAX_TAGS = 100
/** Of a header Varnish takes 8 KB, its parameter `http_req_hdr_len`. */
const MAX_CHARACTERS = 7000

/** One Varnish, which purges by `xkey` as `ops/edge/varnish.vcl` does: `PURGE /` with the tags in `xkey-purge`. */
export function createVarnishEdge({ url, token }: { readonly url: string; readonly token: string }): Edge {
  return {
    name: 'varnish',
    tagHeader: TAG_HEADERS.xkey,
    at: url,
    mostTargets: MAX_TAGS,
    mostCharacters: MAX_CHARACTERS,
    targetsOf: (tag) => [tag],
    buildRequest: ({ targets }) => ({
      url: `${url}/`,
      method: 'PURGE',
      headers: { authorization: `Bearer ${token}`, 'xkey-purge': targets.join(' ') },
    }),
  }
}
