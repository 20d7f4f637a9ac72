import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { ClientAddresses } from '@passepartout/content-model/requests/client-addresses'
import type { TrustedProxies } from '@passepartout/content-model/requests/trusted-proxies'

/** Set by this process on every request, whatever the client sent under the name. */
export const CLIENT_ADDRESS = 'x-passepartout-client'

const CHANNEL = 'http.server.request.start'
/** What proxies say of a request, which Next and what runs in it believe of anybody. */
const SAID_BY_PROXIES = [
  'forwarded',
  'x-real-ip',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
]

/**
 * Next hides the connection from routes, so whom a request comes from is noted before Next sees it; and what a client invents in
 * a proxy's place is taken away.
 *
 * @returns ends it
 */
export function noteClientAddresses(proxies: TrustedProxies): () => void {
  const clients = new ClientAddresses(proxies)
  const note = (message: unknown) => {
    if (!hasRequest(message)) return
    const { headers, socket } = message.request
    headers[CLIENT_ADDRESS] = clients.of(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''))
    if (!clients.believes(socket.remoteAddress)) for (const name of SAID_BY_PROXIES) delete headers[name]
  }
  subscribe(CHANNEL, note)
  return () => unsubscribe(CHANNEL, note)
}

function hasRequest(message: unknown): message is { request: IncomingMessage } {
  return typeof message === 'object' && message !== null && 'request' in message
}
