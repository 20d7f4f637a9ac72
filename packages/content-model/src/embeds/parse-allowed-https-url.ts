import { parseSafeHref } from '../links/parse-safe-href.ts'

/**
 * Parses an https address of one of these hosts, without credentials or port. The host must match exactly, so that
 * `www.maps.example.evil.example` does not pass.
 */
export function parseAllowedHttpsUrl(address: string, hosts: ReadonlySet<string>): URL | undefined {
  const safe = parseSafeHref(address)
  const url = safe === undefined ? null : URL.parse(safe)
  return url?.protocol === 'https:' && hosts.has(url.host) ? url : undefined
}
