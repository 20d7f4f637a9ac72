import { MOST_SURROGATE_BYTES } from '../../apps/site/src/cache/rendered-page.ts'
import { createEdges } from '../../apps/site/src/edges/create-edges.ts'
import type { Edge } from '../../apps/site/src/edges/edge.ts'
import { buildSiteDirectory } from '../../apps/site/src/request/site-directory.ts'
import { EDGE_SETTINGS, parseSettings } from '../../apps/site/src/settings.ts'

/** Length of secrets. */
const SECRET_LENGTH = 32

const TITLES: Readonly<Record<Edge['name'], string>> = {
  varnish: 'Varnish',
  cloudflare: 'Cloudflare',
  fastly: 'Fastly',
  cloudfront: 'CloudFront',
}

/** The settings of each edge, the header of its answers, and its purge request. */
export function writePurgeTable(): string {
  const rows = EDGE_SETTINGS.map((names) => {
    const edge = createEdge(names)
    const { method, url } = edge.buildRequest({ targets: ['/'], id: '', now: 0 })
    const address = url.replace(/[A-Z_]{5,}\.+/, (name) => `<${name.replaceAll('.', '')}>`)
    const header = edge.tagHeader ? `\`${edge.tagHeader.name}\`, ${MOST_SURROGATE_BYTES} bytes` : 'none'
    const unit = edge.tagHeader ? 'tags' : 'paths'
    const settings = names.map((name) => `\`${name}\``).join(', ')
    return `| ${TITLES[edge.name]} | ${settings} | ${header} | \`${method} ${address}\` | ${edge.mostTargets} ${unit} |`
  })
  return ['| Edge | Settings | Header | Request | At once |', '|---|---|---|---|---|', ...rows].join('\n')
}

/** An edge whose settings are their own names, in angle brackets in addresses. */
function createEdge(names: (typeof EDGE_SETTINGS)[number]): Edge {
  const values = names.map((name) => [
    name,
    name === 'VARNISH_URLS' ? 'http://varnish' : name.padEnd(SECRET_LENGTH, '.'),
  ])
  const required = { CATALOGUE_URL: 'http://catalogue', IMAGE_URL: 'http://images' }
  const [edge] = createEdges(parseSettings({ ...required, ...Object.fromEntries(values) }), () =>
    buildSiteDirectory([]),
  )
  if (!edge) throw new Error(`${names.join(', ')} make no edge`)
  return edge
}
