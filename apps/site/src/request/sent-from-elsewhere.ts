import type { IncomingHttpHeaders } from 'node:http'
import { parseHostHeader } from './environment.ts'

/**
 * Whether a page of another host had the browser send a request (docs/decisions/063-forms-of-other-hosts.md). A request that says
 * nothing of where it is from is taken: old browsers and programs send neither header. The origin `null`, of a sandboxed page or one that
 * hides its address, is another host, unless the browser itself says that it is this one.
 *
 * @param host of the request, as visitors know it
 */
export function isSentFromElsewhere(headers: IncomingHttpHeaders, host: string | undefined): boolean {
  const site = headers['sec-fetch-site']
  if (site === 'cross-site') return true
  const { origin } = headers
  if (origin === undefined) return false
  if (origin === 'null') return site !== 'same-origin'
  // A proxy may hand on a host without its port, and cookies know no ports either.
  return !URL.canParse(origin) || new URL(origin).hostname !== parseHostHeader(host)?.hostname
}
