import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/**
 * Next calls an address that cannot be decoded a fault of ours. Such an address is read as it is written, letter by letter,
 * before Next sees it: there is nothing at it, and whoever asks is told so.
 */
export function repairAddresses(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { readonly request: IncomingMessage }
    request.url = readableAddress(request.url ?? '/')
  })
}

/** @param address path and query, as a client sent them */
export function readableAddress(address: string): string {
  const [path = '', ...query] = address.split('?')
  try {
    decodeURIComponent(path)
    return address
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
