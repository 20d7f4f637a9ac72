import type { Edge } from './edge.ts'
import { type AwsKey, signAwsRequest } from './sign-aws-request.ts'

interface CloudFrontSettings {
  readonly distribution: string
  readonly key: AwsKey
  /** Paths of the pages whose content has the tag, or `/*`. */
  readonly pathsOf: (tag: string) => readonly string[]
}

const HOST = 'cloudfront.amazonaws.com'
/** CloudFront takes 3000 paths that are under way; other publications need room beside these. */
const MAX_PATHS = 500

/** CloudFront, which invalidates paths: `POST /2020-05-31/distribution/<distribution>/invalidation`. */
export function createCloudFrontEdge({ distribution, key, pathsOf }: CloudFrontSettings): Edge {
  const path = `/2020-05-31/distribution/${encodeURIComponent(distribution)}/invalidation`
  return {
    name: 'cloudfront',
    mostTargets: MAX_PATHS,
    targetsOf: pathsOf,
    buildRequest: ({ targets, id, now }) => {
      const body = writeInvalidation(targets, id)
      const request = { method: 'POST', host: HOST, path, headers: { 'content-type': 'application/xml' }, body }
      const headers = signAwsRequest(request, key, { region: 'us-east-1', service: 'cloudfront', now })
      return { url: `https://${HOST}${path}`, method: 'POST', headers, body }
    },
  }
}

function writeInvalidation(paths: readonly string[], reference: string): string {
  const items = paths.map((path) => `<Path>${escapeXml(path)}</Path>`).join('')
  return `<?xml version="1.0" encoding="UTF-8"?>
<InvalidationBatch xmlns="http://cloudfront.amazonaws.com/doc/2020-05-31/"><CallerReference>${reference}</CallerReference><Paths><Items>${items}</Items><Quantity>${paths.length}</Quantity></Paths></InvalidationBatch>`
}

function escapeXml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
