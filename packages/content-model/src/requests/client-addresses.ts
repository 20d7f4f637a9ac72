import type { BlockList } from 'node:net'
import { familyOf, listNetworks, type TrustedProxies } from './trusted-proxies.ts'

/** Half an IPv6 address is the subscriber's own: who has one has 2^64 of them. */
const OWN_GROUPS = 4
const UNKNOWN = 'unknown'

/**
 * Whom requests come from. Each proxy adds to `x-forwarded-for`, behind what it was sent, the address that it was connected from, so
 * only the end of the header is known to be true: the client is the last address that is none of our proxies'.
 */
export class ClientAddresses {
  readonly #count: number
  readonly #networks: BlockList | undefined

  constructor(proxies: TrustedProxies) {
    this.#count = typeof proxies === 'number' ? proxies : Number.POSITIVE_INFINITY
    this.#networks = typeof proxies === 'number' ? undefined : listNetworks(proxies)
  }

  /**
   * Whether what is said of the visitor's request (protocol, host, country, variant) is said by a proxy of ours.
   *
   * @param remote the other end of the connection
   */
  believes(remote: string | undefined): boolean {
    return this.#networks === undefined ? this.#count > 0 : this.#isProxy(plainAddress(remote ?? ''), 0)
  }

  /**
   * Whom a request comes from, for limits: an IPv4 address, or the network of an IPv6 address.
   *
   * @param forwarded the header `x-forwarded-for`, or several of them joined by commas
   */
  of(remote: string | undefined, forwarded: string | undefined): string {
    const hops = [remote ?? '', ...(forwarded?.split(',') ?? []).toReversed()].map((hop) => plainAddress(hop.trim()))
    let client = hops[0] ?? ''
    for (const [place, hop] of hops.slice(1).entries()) {
      // What no proxy writes is somebody's invention, and so is all before it.
      if (!this.#isProxy(client, place) || familyOf(hop) === undefined) break
      client = hop
    }
    return networkOf(client)
  }

  /** @param place how many proxies are nearer to us */
  #isProxy(address: string, place: number): boolean {
    if (place >= this.#count) return false
    const family = familyOf(address)
    return this.#networks === undefined || (family !== undefined && this.#networks.check(address, family))
  }
}

/** Without port, brackets and zone; an IPv4 address that is written as one of IPv6 is one of IPv4. */
function plainAddress(written: string): string {
  const address = written
    .toLowerCase()
    .replace(/^\[(.*)\](?::\d+)?$/, '$1')
    .replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1')
    .replace(/^::ffff:(?=\d+\.)/, '')
  return address.split('%')[0] ?? ''
}

function networkOf(address: string): string {
  const family = familyOf(address)
  if (family === undefined) return UNKNOWN
  return family === 'ipv6' ? `${expand(address).slice(0, OWN_GROUPS).join(':')}::/64` : address
}

function expand(address: string): string[] {
  const [before = '', after = ''] = address.split('::')
  const [head, tail] = [groupsOf(before), groupsOf(after)]
  return [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail]
}

const groupsOf = (part: string) => (part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, '')))
