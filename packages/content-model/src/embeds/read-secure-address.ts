import { parseCustomAddress } from '../links/custom-address.ts'

/**
 * A whole address of one of these hosts: https alone, without credentials or a port, and the host exactly as it is named,
 * so that nobody's `www.maps.example.evil.example` passes.
 */
export function readSecureAddress(address: string, hosts: ReadonlySet<string>): URL | undefined {
  const safe = parseCustomAddress(address)
  const url = safe === undefined ? null : URL.parse(safe)
  return url?.protocol === 'https:' && hosts.has(url.host) ? url : undefined
}
