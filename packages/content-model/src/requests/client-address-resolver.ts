import type { BlockList } from 'node:net'
import { createNetworkMatcher, ipFamilyOf, type TrustedProxies } from './trusted-proxies.ts'

/** The groups of an IPv6 address that identify a subscriber, who has 2^64 addresses. */
const OWN_GROUPS = 4
const UNKNOWN = 'unknown'

/**
 * Finds the client of a request. Each proxy appends the address of its client to `x-forwarded-for`, so only the end of the
 * header is trustworthy: the client is the last address that is no trusted proxy.
 */
export class ClientAddressResolver {
  readonly #count: number
  readonly #networks: BlockList | undefined

  constructor(proxies: TrustedProxies) {
    this.#count = typeof proxies === 'number' ? proxies : Number.POSITIVE_INFINITY
    this.#networks = typeof proxies === 'number' ? undefined : createNetworkMatcher(proxies)
  }

  /**
   * Whether the headers about the visitor's request (protocol, host, country, variant) come from a trusted proxy.
   *
   * @param remote the other end of the connection
   */
  believes(remote: string | undefined): boolean {
    return this.#networks === undefined ? this.#count > 0 : this.#isProxy(plainAddress(remote ?? ''), 0)
  }

  /**
   * The client's address for limits: an IPv4 address, or the network of an IPv6 address.
   *
   * @param forwarded the header `x-forwarded-for`, or several joined by commas
   */
  of(remote: string | undefined, forwarded: string | undefined): string {
    const hops = [remote ?? '', ...(forwarded?.split(',') ?? []).toReversed()].map((hop) => plainAddress(hop.trim()))
    let client = hops[0] ?? ''
    for (const [place, hop] of hops.slice(1).entries()) {
      // A value that no proxy writes is forged, and so is everything before it.
      if (!this.#isProxy(client, place) || ipFamilyOf(hop) === undefined) break
      client = hop
    }
    return networkOf(client)
  }

  /** @param place the number of proxies that are nearer */
  #isProxy(address: string, place: number): boolean {
    if (place >= this.#count) return false
    const family = ipFamilyOf(address)
    return this.#networks === undefined || (family !== undefined && this.#networks.check(address, family))
  }
}

/** Removes port, brackets and zone, and converts an IPv4-mapped IPv6 address to IPv4. */
function plainAddress(written: string): string {
  const address = written
    .toLowerCase()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/, '')
  return address.split('%')[0] ?? ''
}

function networkOf(address: string): string {
  const family = ipFamilyOf(address)
  if (family === undefined) return UNKNOWN
  return family === 'ipv6' ? `${expand(address).slice(0, OWN_GROUPS).join(':')}::/64` : address
}

function expand(address: string): string[] {
  const [before = '', after = ''] = address.split('::')
  const [head, tail] = [groupsOf(before), groupsOf(after)]
  return [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail]
}

const groupsOf = (part: string) => (part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, '')))
