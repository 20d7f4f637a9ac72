import { lookup as lookUp } from 'node:dns/promises'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { type Message, message } from '../messages/message.ts'
import { isPublicWebServer } from './is-public-web-server.ts'

/** The result of requesting an external address. */
export interface UrlCheckResult {
  readonly state: 'fine' | 'gone' | 'unreachable' | 'private'
  /** Absent without a fault. */
  readonly message?: Message
}

export interface UrlCheckDependencies {
  /** Whether a server may be requested: each address of a name, and each redirect. */
  readonly isAllowed: (address: string, port: number) => boolean
  /** All addresses of a name. */
  readonly resolve: (host: string) => Promise<readonly { readonly address: string; readonly family: number }[]>
  /** Milliseconds in total, redirects included. */
  readonly timeout: number
}

const REAL: UrlCheckDependencies = {
  isAllowed: isPublicWebServer,
  resolve: (host) => lookUp(host, { all: true, verbatim: true }),
  timeout: 8000,
}

const MAX_REDIRECTS = 5
/** Statuses that servers give to programs although the page exists. */
const NOT_FOR_MACHINES = new Set([401, 402, 403, 407, 429, 451, 999])

/**
 * Requests an address to see whether it answers. Only public servers are requested, at exactly the address that was checked,
 * and only the header of the answer is read.
 */
export async function checkUrl(url: string, parts: UrlCheckDependencies = REAL): Promise<UrlCheckResult> {
  const signal = AbortSignal.timeout(parts.timeout)
  try {
    return await follow(new URL(url), parts, signal)
  } catch (error) {
    if (error instanceof PrivateTarget) return { state: 'private', message: message('outside.private') }
    if (signal.aborted) return { state: 'unreachable', message: message('outside.late') }
    return { state: 'unreachable', message: message('outside.unreachable') }
  }
}

class PrivateTarget extends Error {
  override readonly name = 'PrivateTarget'
}

async function follow(start: URL, parts: UrlCheckDependencies, signal: AbortSignal): Promise<UrlCheckResult> {
  let url = start
  for (let steps = 0; steps <= MAX_REDIRECTS; steps += 1) {
    const { status, location } = await ask(url, parts, signal)
    const next = status >= 300 && status < 400 && location !== undefined ? URL.parse(location, url) : null
    if (!next) return judge(status)
    if (!/^https?:$/.test(next.protocol) || next.username !== '') throw new PrivateTarget()
    url = next
  }
  return { state: 'unreachable', message: message('outside.redirects', { most: MAX_REDIRECTS }) }
}

function judge(status: number): UrlCheckResult {
  if (status < 400 || NOT_FOR_MACHINES.has(status)) return { state: 'fine' }
  if (status === 404 || status === 410) return { state: 'gone', message: message('outside.gone', { status }) }
  return { state: 'unreachable', message: message('outside.broken', { status }) }
}

interface Head {
  readonly status: number
  readonly location: string | undefined
}

/** Some servers answer only GET. */
async function ask(url: URL, parts: UrlCheckDependencies, signal: AbortSignal): Promise<Head> {
  const head = await send(url, 'HEAD', parts, signal)
  return head.status >= 400 && head.status !== 404 && head.status !== 410 ? send(url, 'GET', parts, signal) : head
}

function send(
  url: URL,
  method: string,
  { isAllowed, resolve }: UrlCheckDependencies,
  signal: AbortSignal,
): Promise<Head> {
  const isSecure = url.protocol === 'https:'
  const port = Number(url.port || (isSecure ? 443 : 80))
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) !== 0 && !isAllowed(host, port)) throw new PrivateTarget()
  const lookup: LookupFunction = (name, options, callback) => {
    resolve(name).then(
      (found) => {
        const [first] = found
        if (!first || !found.every(({ address }) => isAllowed(address, port))) callback(new PrivateTarget(), '')
        else if (options.all) callback(null, [...found])
        else callback(null, first.address, first.family)
      },
      (error: Error) => callback(error, ''),
    )
  }
  return new Promise((done, fail) => {
    const options = { method, lookup, signal, agent: false, headers: HEADERS } as const
    const request = (isSecure ? requestSecure : requestPlain)(url, options, (response) => {
      done({ status: response.statusCode ?? 0, location: response.headers.location })
      response.destroy()
    })
    request.on('error', fail)
    request.end()
  })
}

const HEADERS = { 'user-agent': 'Mozilla/5.0 (compatible; PassepartoutLinkCheck/1.0)', accept: '*/*' }
