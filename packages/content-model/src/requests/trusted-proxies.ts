import { BlockList, isIP } from 'node:net'
import { z } from 'zod'

/** The number of proxies in front, or their networks (`10.0.0.0/8`); `0` for none. */
export type TrustedProxies = number | readonly string[]

const MAX_PROXIES = 10
const NETWORK = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i

/** Parses a setting such as `2` or `10.0.0.0/8, 2001:db8::/32, 127.0.0.1`. */
export const trustedProxiesSchema = z
  .string()
  .default('0')
  .transform((text, context): TrustedProxies => {
    if (/^\d+$/.test(text) && Number(text) <= MAX_PROXIES) return Number(text)
    const networks = text.split(',').map((network) => network.trim())
    if (networks.every((network) => parseNetwork(network))) return networks
    context.addIssue(
      `must be how many proxies stand in front, 0 to ${MAX_PROXIES}, or their networks, such as 10.0.0.0/8`,
    )
    return z.NEVER
  })

/** The networks as a list that Node can match. */
export function createNetworkMatcher(networks: readonly string[]): BlockList {
  const list = new BlockList()
  for (const network of networks) {
    const parsed = parseNetwork(network)
    if (parsed) list.addSubnet(parsed.address, parsed.prefix, parsed.family)
  }
  return list
}

type Family = 'ipv4' | 'ipv6'

/** @returns `undefined` for text that is no address */
export function ipFamilyOf(address: string): Family | undefined {
  const version = isIP(address)
  return version === 0 ? undefined : version === 4 ? 'ipv4' : 'ipv6'
}

function parseNetwork(written: string) {
  const [, address = '', bits] = NETWORK.exec(written) ?? []
  const family = ipFamilyOf(address)
  if (!family) return undefined
  const most = family === 'ipv4' ? 32 : 128
  const prefix = bits === undefined ? most : Number(bits)
  return prefix >= 1 && prefix <= most ? { address, prefix, family } : undefined
}
