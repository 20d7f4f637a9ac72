import type { Environment } from './visit.ts'

/** Hosts that are not production (specification, section 2), and where they may be. */
export interface HostRules {
  /** On-demand environments: whole labels (`dev`, `test-*`) or the end of the host (`*.dev`). */
  readonly onDemandHosts: readonly string[]
  /**
   * The domains that such hosts, staging and loopback among them, are believed at and below; any other host is
   * production's, or nobody's. `localhost` stands for this machine by all of its names, `*` for every domain.
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

/** Hosts of no site of their own, where the `uid` selects one: localhost, stage-microbrands, test and dev hosts. */
export function servesEverySite(hostname: string, rules: HostRules): boolean {
  const environment = environmentOf(hostname, rules)
  return environment === 'staging' ? SHARED_STAGING.test(hostname) : environment !== 'production'
}

const STAGE = /^stage-/
const BELOW_LOCALHOST = /(?<=.)\.localhost$/

/** The host whose sites are meant, and whether they are asked for on staging. */
export interface ResolvedHost {
  /** Without `stage-` and `.localhost`, as far as these are believed. */
  readonly host: string
  readonly isStaged: boolean
}

/** `stage-` and `.localhost` stand for a host only where a host that is not production may be. */
export function meantHostOf(hostname: string, rules: HostRules): ResolvedHost {
  if (!isNonProductionPlace(hostname, rules)) return { host: hostname, isStaged: false }
  const host = hostname.replace(BELOW_LOCALHOST, '')
  return { host: host.replace(STAGE, ''), isStaged: STAGE.test(host) }
}

/** Whether a name is one of this machine's, at or below `localhost`. */
export function isLocal(hostname: string): boolean {
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
