import type { Environment } from './visit.ts'

/** Rules for hosts that are not production (specification, section 2). */
export interface HostRules {
  /** Patterns of on-demand environments: whole labels (`dev`, `test-*`) or the end of the host (`*.dev`). */
  readonly onDemandHosts: readonly string[]
  /**
   * Domains at and below which on-demand, staging and loopback hosts are recognised; other hosts are production, or unknown.
   * `localhost` means this machine by all its names, `*` every domain.
   */
  readonly nonProductionDomains: readonly string[]
}

const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]'])
const STAGING = /^stage-(www|microbrands)(\.|$)/
const SHARED_STAGING = /^stage-microbrands(\.|$)/

/**
 * Specification, section 2, "Environment from host".
 *
 * @param hostname lower case, without port
 */
export function environmentOf(hostname: string, rules: HostRules): Environment {
  if (!isNonProductionPlace(hostname, rules)) return 'production'
  if (LOOPBACK.has(hostname)) return 'development'
  if (STAGING.test(hostname)) return 'staging'
  if (rules.onDemandHosts.some((pattern) => matchesOnDemand(hostname, pattern))) return 'onDemand'
  return 'production'
}

/** Whether a host has no site of its own, so that `uid` selects one: localhost, stage-microbrands, test and dev hosts. */
export function servesEverySite(hostname: string, rules: HostRules): boolean {
  const environment = environmentOf(hostname, rules)
  return environment === 'staging' ? SHARED_STAGING.test(hostname) : environment !== 'production'
}

const STAGE = /^stage-/
const BELOW_LOCALHOST = /(?<=.)\.localhost$/

/**
 * The host of the requested sites, and whether it is staging. `stage-` and `.localhost` are removed only where hosts other than
 * production are allowed.
 */
export function productionHostOf(hostname: string, rules: HostRules) {
  if (!isNonProductionPlace(hostname, rules)) return { host: hostname, isStaged: false }
  const host = hostname.replace(BELOW_LOCALHOST, '')
  return { host: host.replace(STAGE, ''), isStaged: STAGE.test(host) }
}

/** Whether a name is at or below `localhost`. */
export function isLocalhost(hostname: string): boolean {
  return LOOPBACK.has(hostname) || BELOW_LOCALHOST.test(hostname)
}

function isNonProductionPlace(hostname: string, { nonProductionDomains }: HostRules): boolean {
  return nonProductionDomains.some(
    (domain) =>
      domain === '*' ||
      domain === hostname ||
      hostname.endsWith(`.${domain}`) ||
      (domain === 'localhost' && LOOPBACK.has(hostname)),
  )
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
  /** Lower case, without a trailing dot. */
  readonly hostname: string
  readonly port: string
}

/** Parses a `Host` header; `undefined` if it cannot be a host. */
export function parseHostHeader(header: string | undefined): HostAndPort | undefined {
  if (!header || header.length > 260) return undefined
  const match = /^(\[[0-9a-f:.]+\]|[^:[\]]+)(?::(\d{1,5}))?$/i.exec(header)
  if (!match?.[1] || Number(match[2] ?? 0) > MAX_PORT) return undefined
  const hostname = match[1].toLowerCase().replace(/\.$/, '')
  if (!hostname.startsWith('[') && !hostname.split('.').every((label) => LABEL.test(label))) return undefined
  return { hostname, port: match[2] ?? '' }
}
