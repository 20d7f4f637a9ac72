import type { IncomingMessage } from 'node:http'
import type { ClientAddresses } from '@passepartout/content-model/requests/client-addresses'

/** The client of a request for limits: an IPv4 address, or the network of an IPv6 address. */
export function clientOf(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  { clients }: { readonly clients: ClientAddresses },
): string {
  return clients.of(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''))
}
