import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'
import { clientAddress } from '@passepartout/content-model/requests/client-address'

/** Set by this process on every request, whatever the client sent under the name. */
export const CLIENT_ADDRESS = 'x-passepartout-client'

/** Next hides the connection from routes and believes `x-forwarded-for` of anybody, so it is noted before Next sees it. */
export function noteClientAddresses(trustProxy: boolean): void {
  subscribe('http.server.request.start', (message) => {
    if (!hasRequest(message)) return
    const { headers, socket } = message.request
    headers[CLIENT_ADDRESS] = clientAddress(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''), trustProxy)
  })
}

function hasRequest(message: unknown): message is { request: IncomingMessage } {
  return typeof message === 'object' && message !== null && 'request' in message
}
