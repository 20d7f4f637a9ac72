import type { IncomingMessage } from 'node:http'
import type { RequestFacts } from './resolve.ts'

/** What may be believed of a request's headers. */
export interface ProxyTrust {
  /** Whether a proxy in front sets protocol, host, country and variant; without one, clients could. */
  readonly isTrusted: boolean
  readonly countryHeader?: string | undefined
}

/**
 * The facts of a request. Headers that only a middleware may set (x-lang, x-uid, x-is-preview and the like) are never
 * read, whoever sends them; what a proxy may say is read only when it is trusted.
 */
export function factsOf({ headers, url }: IncomingMessage, { isTrusted, countryHeader }: ProxyTrust): RequestFacts {
  return {
    protocol: isTrusted && text(headers['x-forwarded-proto']) === 'https' ? 'https' : 'http',
    host: (isTrusted ? text(headers['x-forwarded-host']) : undefined) ?? headers.host,
    url: url ?? '',
    cookie: headers.cookie,
    userAgent: headers['user-agent'],
    mobileHint: text(headers['sec-ch-ua-mobile']),
    variant: isTrusted ? text(headers['x-variant']) : undefined,
    country: isTrusted && countryHeader ? text(headers[countryHeader]) : undefined,
  }
}

function text(header: string | string[] | undefined): string | undefined {
  return Array.isArray(header) ? header[0] : header
}
