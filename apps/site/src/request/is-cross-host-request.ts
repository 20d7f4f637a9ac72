import type { IncomingHttpHeaders } from 'node:http'
import { parseHostHeader } from './environment.ts'

/**
 * Whether a request was sent by a page of another host (docs/decisions/063-forms-of-other-hosts.md). Requests without origin
 * headers are accepted, because old browsers and programs send none. The origin `null`, of sandboxed pages and those that hide
 * their address, counts as another host unless the browser reports the same origin.
 *
 * @param host of the request, as visitors know it
 */
export function isCrossHostRequest(headers: IncomingHttpHeaders, host: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (site === 'cross-site') return true
  const { origin } = headers
  if (origin === undefined) return false
  if (origin === 'null') return site !== 'same-origin'
  // Ports are ignored: proxies may drop them from the host, and cookies ignore them too.
  return !URL.canParse(origin) || new URL(origin).hostname !== parseHostHeader(host)?.hostname
}
