import type { IncomingMessage } from 'node:http'
import type { ClientAddressResolver } from '@passepartout/content-model/requests/client-address-resolver'
import { LRUCache } from 'lru-cache'

const MINUTE = 60_000
/** Upper limit of tracked clients; the least recently used is forgotten. */
const MAX_SOURCES = 10_000

interface Allowance {
  readonly left: number
  /** Milliseconds since the epoch. */
  readonly at: number
}

/** Limits requests per minute and client (token bucket). */
export class RateLimiter {
  readonly #perMinute: number
  readonly #sources = new LRUCache<string, Allowance>({ max: MAX_SOURCES })

  constructor(perMinute: number) {
    this.#perMinute = perMinute
  }

  /** Counts a request and returns whether it is allowed. */
  allows(source: string, now: number): boolean {
    const { left, at } = this.#sources.get(source) ?? { left: this.#perMinute, at: now }
    const regained = (Math.max(0, now - at) * this.#perMinute) / MINUTE
    const allowed = Math.min(this.#perMinute, left + regained)
    this.#sources.set(source, { left: Math.max(0, allowed - 1), at: now })
    return allowed >= 1
  }
}

/** The client of a request for limits: an IPv4 address, or the network of an IPv6 address. */
export function rateLimitClientOf(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  { clients }: { readonly clients: ClientAddressResolver },
): string {
  return clients.of(socket.remoteAddress, String(headers['x-forwarded-for'] ?? ''))
}
