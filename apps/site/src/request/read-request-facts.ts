import type { IncomingMessage } from 'node:http'
import type { ClientAddressResolver } from '@passepartout/content-model/requests/client-address-resolver'
import type { RequestFacts } from './resolve.ts'

/** Which headers of a request are trusted. */
export interface ProxyTrust {
  /** Determines whether protocol, host, country and variant were set by our proxy or by the client. */
  readonly clients: ClientAddressResolver
  readonly countryHeader?: string | undefined
}

/**
 * Reads the facts of a request; the only place that reads its headers for them. The middleware's values (specification, section
 * 7: x-url, x-lang, x-uid and so on) are computed in `request-flags.ts`, never read; a proxy's headers are read only if it is trusted.
 */
export function readRequestFacts(request: IncomingMessage, { clients, countryHeader }: ProxyTrust): RequestFacts {
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

/** Two letters; proxies have special values for unknown (`XX`) and anonymised (`T1`). */
function countryOf(header: string | undefined): string | undefined {
  return header !== undefined && /^[a-z]{2}$/i.test(header) && !/^xx$/i.test(header) ? header.toUpperCase() : undefined
}

const ABSOLUTE = /^https?:\/\/([^/?#]*)(.*)$/is

/** A request may contain an absolute URL, whose host overrides the header (RFC 9112, section 3.2.2). */
function targetOf(url: string): { readonly url: string; readonly host?: string } {
  if (url.startsWith('/')) return { url }
  const [, host, rest = ''] = ABSOLUTE.exec(url) ?? []
  if (host === undefined) return { url }
  return { host, url: rest.startsWith('/') ? rest : `/${rest}` }
}

/** Such a request is ambiguous. Node keeps the first header and drops the others. */
function hasSeveralHosts(rawHeaders: readonly string[]): boolean {
  let hosts = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}
