import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PAGE_PARAMETERS } from '../../apps/site/src/request/address/page-parameters.ts'
import { ROOT } from '../folders.ts'
import { writeCloudflareWorker } from './cloudflare-worker.ts'
import { writeCloudFrontFunction, writeCloudFrontPolicy } from './cloudfront-configuration.ts'
import { writeFastlyConfiguration } from './fastly-configuration.ts'
import { writeNginxConfiguration } from './nginx-configuration.ts'
import { writePurgeTable } from './purge-table.ts'
import { writeVarnishConfiguration } from './varnish-configuration.ts'

const GUIDE = 'docs/how-to/cdn.md'

interface GeneratedFile {
  /** Path below the project's folder. */
  readonly path: string
  readonly text: string
}

/** All files generated from the list of parameters: a configuration for each kind of edge, and parts of the guide. */
export function generateEdgeFiles(): readonly GeneratedFile[] {
  return [
    { path: 'ops/edge/nginx.conf', text: writeNginxConfiguration() },
    { path: 'ops/edge/varnish.vcl', text: writeVarnishConfiguration() },
    { path: 'ops/edge/fastly.vcl', text: writeFastlyConfiguration() },
    { path: 'ops/edge/cloudflare-worker.js', text: writeCloudflareWorker() },
    { path: 'ops/edge/cloudfront-function.js', text: writeCloudFrontFunction() },
    { path: 'ops/edge/cloudfront-cache-policy.json', text: writeCloudFrontPolicy() },
    { path: GUIDE, text: fillGuide(readFileSync(join(ROOT, GUIDE), 'utf8')) },
  ]
}

/** The guide with its generated parts updated; each is between two comments with its name. */
function fillGuide(guide: string): string {
  const nginx = `\`\`\`nginx\n${writeNginxConfiguration()}\`\`\``
  const filled = fillPart(fillPart(guide, 'parameters', writeTable()), 'nginx', nginx)
  return fillPart(filled, 'purges', writePurgeTable())
}

function fillPart(guide: string, name: string, text: string): string {
  const [start, end] = [`<!-- ${name}: made by npm run edge -->`, `<!-- end of ${name} -->`]
  const [before, rest = ''] = guide.split(start)
  const after = rest.split(end)[1]
  if (before === undefined || after === undefined) throw new Error(`${GUIDE} has no place for ${name}`)
  return `${before}${start}\n${text}\n${end}${after}`
}

const RULES = { key: 'in the key', private: 'private, never a copy' } as const

function writeTable(): string {
  const rows = Object.entries(PAGE_PARAMETERS).map(
    ([name, { readBy, edge }]) => `| \`${name}\` | ${readBy} | ${RULES[edge]} |`,
  )
  return ['| Parameter | Read by | At the edge |', '|---|---|---|', ...rows].join('\n')
}
