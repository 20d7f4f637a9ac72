import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage } from 'node:http'

/**
 * Next reports an address that cannot be decoded as a server error. This escapes such an address before Next parses it, so that
 * the client gets a 404.
 */
export function subscribeToEscapeMalformedUrls(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { readonly request: IncomingMessage }
    request.url = decodableUrl(request.url ?? '/')
  })
}

/** @param address path and query as the client sent them */
export function decodableUrl(address: string): string {
  const [path = '', ...query] = address.split('?')
  try {
    decodeURIComponent(path)
    return address
  } catch {
    return [path.replaceAll('%', '%25'), ...query].join('?')
  }
}
