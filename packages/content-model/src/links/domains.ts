import { z } from 'zod'
import { splitAtCommas } from '../split-at-commas.ts'

/** The domain of all sample sites and examples in the documentation; it cannot be registered (RFC 2606). */
export const SAMPLE_DOMAIN = 'example'

/** Top-level names outside of the public internet, which may be a domain by themselves (RFC 2606, RFC 6761). */
const RESERVED = new Set([SAMPLE_DOMAIN, 'test', 'localhost'])
const HOST = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/

/** A setting: domains separated by commas, each including its subdomains; no scheme, port, path or `*`. */
export const domainListSchema = z
  .string()
  .transform((text) => splitAtCommas(text.toLowerCase()))
  .pipe(z.array(z.string().refine(isDomain, 'must be domains with commas between them, such as wayfare.example')))

/** A top-level domain alone, such as `com`, would allow everybody. */
function isDomain(name: string): boolean {
  return HOST.test(name) && (name.includes('.') || RESERVED.has(name))
}

/** Whether a host is one of the domains or a subdomain of one. */
export function isWithinDomains(host: string, domains: readonly string[]): boolean {
  return HOST.test(host) && domains.some((domain) => host === domain || host.endsWith(`.${domain}`))
}
