import type { IncomingMessage } from 'node:http'
import type { ClientAddressResolver } from '@passepartout/content-model/requests/client-address-resolver'

/** The client of a request for limits: an IPv4 address, or the network of an IPv6 address. */
export function rateLimitClientOf(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  { clients }: { readonly clients: ClientAddressResolver },
): string {
  return clients.of(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''))
}
