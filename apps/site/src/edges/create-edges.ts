import type { SiteDirectory } from '../request/site-directory.ts'
import type { Settings } from '../settings.ts'
import { createCloudflareEdge } from './cloudflare-edge.ts'
import { createCloudFrontEdge } from './cloudfront-edge.ts'
import { type Edge, TAG_HEADERS, type TagHeader } from './edge.ts'
import { createFastlyEdge } from './fastly-edge.ts'
import { pathsOfTag } from './paths-of-tag.ts'
import { createVarnishEdge } from './varnish-edge.ts'

/** The edges that settings name; settings that belong together are there together (settings.ts). */
export function createEdges(settings: Settings, directory: () => SiteDirectory): readonly Edge[] {
  const { CLOUDFLARE_ZONE: zone, FASTLY_SERVICE: service, CLOUDFRONT_DISTRIBUTION: distribution } = settings
  const edges: Edge[] = settings.VARNISH_URLS.map((url) =>
    createVarnishEdge({ url, token: settings.VARNISH_TOKEN ?? '' }),
  )
  if (zone) edges.push(createCloudflareEdge({ zone, token: settings.CLOUDFLARE_TOKEN ?? '' }))
  if (service) edges.push(createFastlyEdge({ service, token: settings.FASTLY_TOKEN ?? '' }))
  if (distribution) {
    const key = { id: settings.CLOUDFRONT_KEY_ID ?? '', secret: settings.CLOUDFRONT_SECRET_KEY ?? '' }
    edges.push(createCloudFrontEdge({ distribution, key, pathsOf: (tag) => pathsOfTag(tag, directory()) }))
  }
  return edges
}

/** Headers of shared answers that these edges need; where no edge is named `surrogate-key`, which most others know. */
export function tagHeadersOf(edges: readonly Edge[]): readonly TagHeader[] {
  if (edges.length === 0) return [TAG_HEADERS.surrogateKey]
  return [...new Set(edges.flatMap(({ tagHeader }) => tagHeader ?? []))]
}
