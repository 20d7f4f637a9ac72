import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'

/** Statuses of answers without a body. */
const EMPTY = new Set([202, 204])

/**
 * A `fetch` that asks a server on this machine for a host, whatever the address names: names below `localhost` need no
 * resolver this way, and `fetch` itself sends no host of the caller's.
 */
export function fetchAsHost(host: string, port: number) {
  return async (url: string | URL, init?: RequestInit): Promise<Response> => {
    const headers = { ...Object.fromEntries(new Headers(init?.headers)), host }
    const { pathname, search } = new URL(url)
    const asked = request({ host: '127.0.0.1', port, path: pathname + search, method: init?.method ?? 'GET', headers })
    // A server may answer and close before it has read all.
    asked.on('error', () => {}).end(init?.body)
    const [answer]: IncomingMessage[] = await once(asked, 'response')
    const { statusCode: status = 0 } = answer ?? {}
    const body = answer && (await text(answer))
    const { 'content-type': contentType = '', location } = answer?.headers ?? {}
    const told = { 'content-type': contentType, ...(location === undefined ? {} : { location }) }
    return new Response(EMPTY.has(status) ? null : body, { status, headers: told })
  }
}
