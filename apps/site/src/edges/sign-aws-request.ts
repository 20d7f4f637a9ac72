import { createHmac, hash } from 'node:crypto'

export interface AwsKey {
  readonly id: string
  readonly secret: string
}

interface AwsRequest {
  readonly method: string
  readonly host: string
  /** Percent-encoded, without a query. */
  readonly path: string
  /** With lower-case names. */
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
}

interface Scope {
  readonly region: string
  readonly service: string
  /** Milliseconds since the epoch. */
  readonly now: number
}

/**
 * Signs a request without a query for Amazon's services (AWS Signature Version 4).
 *
 * @returns its headers with `x-amz-date` and `authorization`
 */
export function signAwsRequest(request: AwsRequest, key: AwsKey, { region, service, now }: Scope) {
  const time = new Date(now).toISOString().replaceAll(/[-:]|\.\d+/g, '')
  const day = time.slice(0, 8)
  const headers: Record<string, string> = { ...request.headers, host: request.host, 'x-amz-date': time }
  const names = Object.keys(headers).toSorted()
  const lines = names.map((name) => `${name}:${headers[name]}\n`).join('')
  const canonical = [request.method, request.path, '', lines, names.join(';'), hash('sha256', request.body)].join('\n')
  const scope = `${day}/${region}/${service}/aws4_request`
  const text = ['AWS4-HMAC-SHA256', time, scope, hash('sha256', canonical)].join('\n')
  const steps = [day, region, service, 'aws4_request']
  const signingKey = steps.reduce<Buffer | string>((secret, step) => hmac(secret, step), `AWS4${key.secret}`)
  const signature = hmac(signingKey, text).toString('hex')
  const { host: _, ...sent } = headers
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${key.id}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  }
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}
