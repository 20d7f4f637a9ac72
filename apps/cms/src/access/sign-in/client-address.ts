import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { ClientAddressResolver } from '@passepartout/content-model/requests/client-address-resolver'
import type { TrustedProxies } from '@passepartout/content-model/requests/trusted-proxies'

/** The header in which this process stores the client's address, overwriting what the client sent. */
export const CLIENT_ADDRESS_HEADER = 'x-passepartout-client'

const CHANNEL = 'http.server.request.start'
/** Proxy headers that Next and its routes trust from anybody. */
const SAID_BY_PROXIES = [
  'forwarded',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
]

/**
 * Records the client's address before Next handles the request, since Next hides the connection from routes, and removes proxy
 * headers that a client made up.
 *
 * @returns a function that stops this
 */
export function recordClientAddresses(proxies: TrustedProxies): () => void {
  const clients = new ClientAddressResolver(proxies)
  const onRequest = (message: unknown) => {
    if (!hasRequest(message)) return
    const { headers, socket } = message.request
    headers[CLIENT_ADDRESS_HEADER] = clients.of(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''))
    if (!clients.believes(socket.remoteAddress)) for (const name of SAID_BY_PROXIES) delete headers[name]
  }
  subscribe(CHANNEL, onRequest)
  return () => unsubscribe(CHANNEL, onRequest)
}

function hasRequest(message: unknown): message is { request: IncomingMessage } {
  return typeof message === 'object' && message !== null && 'request' in message
}
