import type { IncomingMessage } from 'node:http'
import type { ClientAddresses } from '@passepartout/content-model/requests/client-addresses'
import type { RequestFacts } from './resolve.ts'

/** What may be believed of a request's headers. */
export interface ProxyTrust {
  /** Says whether a proxy of ours set protocol, host, country and variant, or the client could have. */
  readonly clients: ClientAddresses
  readonly countryHeader?: string | undefined
}

/**
 * The facts of a request, and the only place that reads its headers for them. What a middleware says of a request
 * (specification, section 7: x-url, x-lang, x-uid and so on) is computed in `flags.ts` and never read, whoever sends it;
 * what a proxy may say is read only when it is trusted.
 */
export function factsOf(request: IncomingMessage, { clients, countryHeader }: ProxyTrust): RequestFacts {
  const { headers, socket } = request
  const isTrusted = clients.believes(socket.remoteAddress)
  const target = targetOf(request.url ?? '')
  const forwardedHost = isTrusted ? text(headers['x-forwarded-host']) : undefined
  return {
    protocol: isTrusted && text(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http',
    host: hasSeveralHosts(request.rawHeaders) ? undefined : (forwardedHost ?? target.host ?? headers.host),
    url: target.url,
    cookie: headers.cookie,
    userAgent: headers['user-agent'],
    mobileHint: text(headers['sec-ch-ua-mobile']),
    variant: isTrusted ? text(headers['x-variant']) : undefined,
    country: isTrusted && countryHeader ? countryOf(text(headers[countryHeader])) : undefined,
  }
}

function text(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}

/** Two letters; proxies have words of their own for "not known" (`XX`) and for networks that hide it (`T1`). */
function countryOf(header: string | undefined): string | undefined {
  return header !== undefined && /^[a-z]{2}$/i.test(header) && !/^xx$/i.test(header) ? header.toUpperCase() : undefined
}

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/is

/** A request may name its whole address; its host then wins over the header (RFC 9112, section 3.2.2). */
function targetOf(url: string): { readonly url: string; readonly host?: string } {
  if (url.startsWith('/')) return { url }
  const [, host, rest = ''] = ABSOLUTE.exec(url) ?? []
  if (host === undefined) return { url }
  return { host, url: rest.startsWith('/') ? rest : `/${rest}` }
}

/** Two readers of such a request could take it for two sites. Node keeps the first header and drops the others. */
function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}
