import { z } from 'zod'

/** The domain of every sample site and of every example in the documentation; nobody can register it (RFC 2606). */
export const SAMPLE_DOMAIN = 'example'

/** Names below which nothing of the public internet lies, so that they may be a domain of one part (RFC 2606, RFC 6761). */
const RESERVED = new Set([SAMPLE_DOMAIN, 'test', 'localhost'])
const HOST = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/

/** A setting: domains with commas between them, each with all that lies below it; no scheme, port, path or `*`. */
export const domainListSchema = z
  .string()
  .transform((text) =>
    text
      .split(',')
      .map((domain) => domain.trim().toLowerCase())
      .filter(Boolean),
  )
  .pipe(z.array(z.string().refine(isDomain, 'must be domains with commas between them, such as wayfare.example')))

/** `com` alone would let everybody in. */
function isDomain(name: string): boolean {
  return HOST.test(name) && (name.includes('.') || RESERVED.has(name))
}

/** Whether a host is one of the domains or lies below one. */
export function isWithinDomains(host: string, domains: readonly string[]): boolean {
  return HOST.test(host) && domains.some((domain) => host === domain || host.endsWith(`.${domain}`))
}
