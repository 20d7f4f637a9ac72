import type { SiteDirectory } from '../request/site-directory.ts'
import type { Settings } from '../settings.ts'
import { createCloudFrontEdge } from './cloudfront-edge.ts'
import { type Edge, TAG_HEADERS, type TagHeader } from './edge.ts'
import { pathsOfTag } from './paths-of-tag.ts'

/** Tags of one request: for Cloudflare on every plan. */
const MAX_TAGS = { varnish: 100, cloudflare: 100, fastly: 256 }
/** Of a header Varnish takes 8 KB, its parameter `http_req_hdr_len`. */
const MAX_VARNISH_CHARACTERS = 7000

/** The edges that settings name; settings that belong together are there together (settings.ts). */
export function createEdges(settings: Settings, directory: () => SiteDirectory): readonly Edge[] {
  const { CLOUDFLARE_ZONE: zone, FASTLY_SERVICE: service, CLOUDFRONT_DISTRIBUTION: distribution } = settings
  const edges = settings.VARNISH_URLS.map((url) => createVarnishEdge(url, settings.VARNISH_TOKEN ?? ''))
  if (zone) edges.push(createCloudflareEdge(zone, settings.CLOUDFLARE_TOKEN ?? ''))
  if (service) edges.push(createFastlyEdge(service, settings.FASTLY_TOKEN ?? ''))
  if (distribution) {
    const key = { id: settings.CLOUDFRONT_KEY_ID ?? '', secret: settings.CLOUDFRONT_SECRET_KEY ?? '' }
    edges.push(createCloudFrontEdge({ distribution, key, pathsOf: (tag) => pathsOfTag(tag, directory()) }))
  }
  return edges
}

/** One Varnish, which purges by `xkey` as `ops/edge/varnish.vcl` does: `PURGE /` with the tags in `xkey-purge`. */
function createVarnishEdge(url: string, token: string): Edge {
  return {
    name: 'varnish',
    tagHeader: TAG_HEADERS.xkey,
    at: url,
    mostTargets: MAX_TAGS.varnish,
    mostCharacters: MAX_VARNISH_CHARACTERS,
    targetsOf: (tag) => [tag],
    buildRequest: ({ targets }) => ({
      url: `${url}/`,
      method: 'PURGE',
      headers: { authorization: `Bearer ${token}`, 'xkey-purge': targets.join(' ') },
    }),
  }
}

/** Cloudflare, which purges by `Cache-Tag`: `POST /zones/<zone>/purge_cache`. */
function createCloudflareEdge(zone: string, token: string): Edge {
  return {
    name: 'cloudflare',
    tagHeader: TAG_HEADERS.cacheTag,
    mostTargets: MAX_TAGS.cloudflare,
    targetsOf: (tag) => [tag],
    buildRequest: ({ targets }) => ({
      url: `https://api.cloudflare.com/client/v4/zones/${encodeURIComponent(zone)}/purge_cache`,
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tags: targets }),
    }),
  }
}

/** Fastly, which purges by `Surrogate-Key`: `POST /service/<service>/purge`. */
function createFastlyEdge(service: string, token: string): Edge {
  return {
    name: 'fastly',
    tagHeader: TAG_HEADERS.surrogateKey,
    mostTargets: MAX_TAGS.fastly,
    targetsOf: (tag) => [tag],
    buildRequest: ({ targets }) => ({
      url: `https://api.fastly.com/service/${encodeURIComponent(service)}/purge`,
      method: 'POST',
      headers: { accept: 'application/json', 'fastly-key': token, 'content-type': 'application/json' },
      body: JSON.stringify({ surrogate_keys: targets }),
    }),
  }
}

/** Headers of shared answers that these edges need; where no edge is named `surrogate-key`, which most others know. */
export function tagHeadersOf(edges: readonly Edge[]): readonly TagHeader[] {
  if (edges.length === 0) return [TAG_HEADERS.surrogateKey]
  return [...new Set(edges.flatMap(({ tagHeader }) => tagHeader ?? []))]
}
