import type { Environment } from './visit.ts'

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const STAGING = /^stage-(www|microbrands)(\.|$)/
const SHARED_STAGING = /^stage-microbrands(\.|$)/

/**
 * Specification, section 2, "Environment from host".
 *
 * @param hostname lower case, without port
 * @param onDemandPatterns whole labels (`dev`, `test-*`) or the end of the host (`*.dev`)
 */
export function environmentOf(hostname: string, onDemandPatterns: readonly string[]): Environment {
  if (LOOPBACK.has(hostname)) return 'development'
  if (STAGING.test(hostname)) return 'staging'
  if (onDemandPatterns.some((pattern) => matchesOnDemand(hostname, pattern))) return 'onDemand'
  return 'production'
}

/** Hosts of no site of their own, where the `uid` selects one: localhost, stage-microbrands, test and dev hosts. */
export function servesEverySite(hostname: string, onDemandPatterns: readonly string[]): boolean {
  const environment = environmentOf(hostname, onDemandPatterns)
  return environment === 'development' || environment === 'onDemand' || SHARED_STAGING.test(hostname)
}

function matchesOnDemand(hostname: string, pattern: string): boolean {
  if (pattern.startsWith('*.')) return hostname.endsWith(pattern.slice(1))
  const labels = hostname.split('.')
  if (pattern.endsWith('*')) return labels.some((label) => label.startsWith(pattern.slice(0, -1)))
  return labels.includes(pattern)
}

const MAX_PORT = 65_535
const LABEL = /^[a-z0-9_](?:[a-z0-9_-]{0,62})$/

export interface HostAndPort {
  /** Lower case, without the dot at the end. */
  readonly hostname: string
  readonly port: string
}

/** A `Host` header; `undefined` when it cannot be a host. */
export function parseHostHeader(header: string | undefined): HostAndPort | undefined {
  if (!header || header.length > 260) return undefined
  const match = /^(\[[0-9a-f:.]+\]|[^:[\]]+)(?::(\d{1,5}))?$/i.exec(header)
  if (!match?.[1] || Number(match[2] ?? 0) > MAX_PORT) return undefined
  const hostname = match[1].toLowerCase().replace(/\.$/, '')
  if (!hostname.startsWith('[') && !hostname.split('.').every((label) => LABEL.test(label))) return undefined
  return { hostname, port: match[2] ?? '' }
}
