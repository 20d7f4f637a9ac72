import { isIPv6 } from 'node:net'

/** Half an IPv6 address is the subscriber's own: who has one has 2^64 of them. */
const OWN_GROUPS = 4

/**
 * Whom a request comes from, for limits: an IPv4 address, or the network of an IPv6 address.
 *
 * @param remote the other end of the connection
 * @param forwarded the header `x-forwarded-for`, believed in its last part alone: the one that our own proxy added
 * @param trustProxy whether there is such a proxy
 */
export function clientAddress(remote: string | undefined, forwarded: string | undefined, trustProxy: boolean): string {
  const last = trustProxy ? forwarded?.split(',').at(-1)?.trim() : undefined
  const address = (last || remote || 'unknown').toLowerCase().replace(/^::ffff:(?=\d+\.)/, '')
  return isIPv6(address) ? `${expand(address).slice(0, OWN_GROUPS).join(':')}::/64` : address
}

function expand(address: string): string[] {
  const [before = '', after = ''] = (address.split('%')[0] ?? '').split('::')
  const [head, tail] = [groupsOf(before), groupsOf(after)]
  return [...head, ...Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0'), ...tail]
}

const groupsOf = (part: string) => (part === '' ? [] : part.split(':').map((group) => group.replace(/^0+(?=.)/, '')))
